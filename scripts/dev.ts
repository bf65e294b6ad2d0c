/** `npm run dev`: the development server, which rebuilds and starts anew at every change below app/. */
import { spawn } from "node:child_process";
import process from "node:process";
import { loadEnvironmentFile } from "./environment-file.ts";

loadEnvironmentFile();
const child = spawn("remix", ["dev"], { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
// Else only this process would end, and the server would keep its port.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
