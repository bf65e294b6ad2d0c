/** A mail relay in a process of its own, so that what it costs isn't paid by who measures. */
import process from "node:process";
import { startRelay, type Mode } from "../../../tests/support/relay.ts";

const relay = await startRelay();
await relay.become(JSON.parse(process.argv[2] ?? "") as Mode);
process.send?.(relay.port);
