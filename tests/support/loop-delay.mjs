/** Preloaded into the site (NODE_OPTIONS=--import=…): on SIGUSR2 it says how long the event loop was held at most since the last time. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(JSON.stringify({ event: "loop held", ms: Math.round(delay.max / 1e6) }));
  delay.reset();
});
