/** `npm start`: builds if needed, reads the settings file, and serves with remix-serve in this process. */
import { createRequire } from "node:module";
import process from "node:process";
import { buildIfNeeded, SERVER_BUILD } from "./build.ts";
import { loadEnvironmentFile } from "./environment-file.ts";

buildIfNeeded();
loadEnvironmentFile();
// In this process, so that signals reach it and nothing is left behind when it is killed.
process.argv = [process.execPath, "remix-serve", SERVER_BUILD];
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
