/** Processes that the bench needs beside it. */
import { fork } from "node:child_process";
import path from "node:path";

/** Starts a script of this folder that sends its port as soon as it listens. */
export async function startPeer(script: string, ...args: string[]) {
  const child = fork(path.join(import.meta.dirname, script), args);
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", () => reject(new Error(`${script} ended`)));
  });
  return { port, url: `http://127.0.0.1:${port}`, end: () => child.kill() };
}
