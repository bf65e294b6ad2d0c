/** What a process holds in memory, read from /proc. */
import fs from "node:fs";

/** Resident megabytes of the process `pid`. */
export function residentMegabytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
