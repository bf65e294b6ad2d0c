/**
 * Preloaded into the site (NODE_OPTIONS=--import=…): on SIGUSR2 it says what has happened since the last time,
 * in ms: how long the event loop was held at most, and what its thread has computed, which is no less than what
 * any hold took that the machine's other work has no part in.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let since = process.threadCpuUsage();
process.on("SIGUSR2", () => {
  const { user, system } = process.threadCpuUsage(since);
  const computed = Math.round((user + system) / 1000);
  console.log(JSON.stringify({ event: "loop", held: Math.round(delay.max / 1e6), computed }));
  delay.reset();
  since = process.threadCpuUsage();
});
