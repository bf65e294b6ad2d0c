/** `npm run check`, `npm run enquiries`, `npm run init`: the built command, with the settings file of `npm start`. */
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildIfNeeded, COMMANDS_BUILD } from "./build.ts";
import { loadEnvironmentFile } from "./environment-file.ts";

const [, , name = "", ...args] = process.argv;
buildIfNeeded();
loadEnvironmentFile();
const file = path.resolve(COMMANDS_BUILD, `${name}.js`);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
