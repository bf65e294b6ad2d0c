/** `npm run dev`: the development server, which rebuilds and reloads at every change. */
import { spawn } from "node:child_process";
import process from "node:process";
import { loadEnvironmentFile } from "./environment-file.ts";

loadEnvironmentFile();
const child = spawn("remix", ["dev"], { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
