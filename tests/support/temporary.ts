/** Where the temporary files of a run are, so that they go with it, also when it fails. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

/** Gives this process, and those that it starts, a folder for temporary files that goes when it ends. */
export default function keepTemporaryFilesTogether() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-tests-"));
  // Whoever knows a name in it may go there: a database that root's tests start is another user's.
  fs.chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  // What was killed a moment ago may still write.
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
