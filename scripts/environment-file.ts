/** Reads `.env`, or `.env.example` where there is none. A variable that is already set wins. */
import fs from "node:fs";
import process from "node:process";

export function loadEnvironmentFile(): void {
  process.loadEnvFile(fs.existsSync(".env") ? ".env" : ".env.example");
}
