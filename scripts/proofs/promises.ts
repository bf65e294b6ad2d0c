/** What a long run promises: each promise is printed kept or broken; a broken one makes the run fail. */
import process from "node:process";
import keepTemporaryFilesTogether from "../../tests/support/temporary.ts";

keepTemporaryFilesTogether();

const broken: string[] = [];

export function promise(kept: boolean, text: string) {
  console.log(`${kept ? "kept  " : "BROKEN"} ${text}`);
  if (!kept) broken.push(text);
}

/** Runs the parts that `wanted` names, or all of them, one after the other, each under its name. */
export async function runParts(parts: Record<string, () => Promise<void>>, wanted: string[]) {
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n== ${name}`);
    await part();
  }
}

/** The last word: ends the process, with 1 where a promise was broken. */
export function endWithVerdict(): never {
  console.log(
    broken.length === 0 ? "\nEvery promise was kept." : `\nBroken:\n${broken.join("\n")}`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
}
