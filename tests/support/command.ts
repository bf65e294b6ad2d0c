/** Runs one of the operator's built commands, as in the container: nothing but the environment. */
import { spawn } from "node:child_process";
import path from "node:path";
import { siteEnvironment } from "./site.ts";

export type CommandResult = { code: number | null; stdout: string; stderr: string };

/** `environment` is added to settings that work; `undefined` takes one away. */
export async function runCommand(
  name: "check" | "enquiries" | "init",
  args: string[],
  environment: { DATA_DIR: string } & Record<string, string | undefined>,
  cwd = process.cwd(),
): Promise<CommandResult> {
  const env = {
    ...siteEnvironment({ PORT: "3000", DATA_DIR: environment.DATA_DIR }),
    ...environment,
  };
  const child = spawn(process.execPath, [path.resolve(`build/commands/${name}.js`), ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (text: Buffer) => (stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}
