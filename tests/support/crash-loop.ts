/** Sends enquiries while the site is killed again and again, then counts what became of each. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Mode, Relay } from "./relay.ts";
import { postForm, postJson, referenceOf, validCall, validFinance } from "./requests.ts";
import { eventually, freePort, pause, startSite, temporaryFolder, type Site } from "./site.ts";

export type Tally = {
  accepted: number;
  refused: number;
  /** No answer came: the visitor doesn't know, and the site may have it or not. */
  unknown: number;
  kills: number;
  lost: number;
  /** Messages beyond the first of an enquiry, with its Message-ID; and with another, which must not be. */
  repeats: number;
  strangers: number;
  /** Answers that the relay withheld after it had the message. */
  withheld: number;
  /** ms until the site served again after a kill. */
  restarts: number[];
};

type Plan = { mode: Mode; enquiries: number; kills: number; random: () => number };

/** Runs one plan against a site of its own; at its end the relay accepts and everything must arrive. */
export async function crashLoop(relay: Relay, settings: Record<string, string>, plan: Plan) {
  const { mode, enquiries, kills, random } = plan;
  const port = String(await freePort());
  const DATA_DIR = temporaryFolder();
  const start = () => startSite({ ...settings, DATA_DIR, PORT: port });
  const accepted = new Set<string>();
  const tally = { refused: 0, unknown: 0, kills: 0, restarts: [] as number[] };
  const takenBefore = relay.taken.length;
  let site: Site = await start();
  let done = false;

  await relay.become(mode);
  await Promise.all([send(), send(), kill()]);
  await site.end("SIGKILL");
  await relay.become({ kind: "accept" });
  forgiveParked(DATA_DIR);
  site = await start();
  const messages = () => relay.taken.slice(takenBefore);
  const missing = () => [...accepted].filter((reference) => !messages().some(isAbout(reference)));
  await eventually(() => missing().length === 0, 60_000).catch(() => undefined);
  await pause(500);
  await site.end("SIGTERM");
  return {
    ...tally,
    accepted: accepted.size,
    lost: missing().length,
    ...repeats(),
  } satisfies Tally;

  async function send() {
    while (!done && accepted.size < enquiries * 3) {
      const message = `Nummer ${crypto.randomUUID()}`;
      await sendOne(message).catch(() => tally.unknown++);
      if (accepted.size >= enquiries && tally.kills >= kills) done = true;
      await pause(random() * 20);
    }
  }

  async function sendOne(message: string) {
    if (random() < 0.5) {
      const response = await postForm(`${site.url}/finanzierung`, { ...validFinance, message });
      if (response.status === 303) accepted.add(referenceOf(response));
      else tally.refused++;
    } else {
      const response = await postJson(`${site.url}/insurancemail.php`, {
        ...validCall,
        text: message,
      });
      const { ok, reference } = (await response.json()) as { ok: boolean; reference: string };
      if (ok) accepted.add(reference);
      else tally.refused++;
    }
  }

  async function kill() {
    while (tally.kills < kills) {
      await pause(50 + random() * 350);
      await site.end("SIGKILL");
      tally.kills++;
      const begun = performance.now();
      site = await start();
      tally.restarts.push(performance.now() - begun);
    }
  }

  function repeats() {
    const ids = new Map<string, string[]>();
    for (const { messageId = "", text } of messages()) {
      const reference = /Referenz (\w{4}-\w{4})/.exec(text)?.[1] ?? text;
      ids.set(reference, [...(ids.get(reference) ?? []), messageId]);
    }
    const all = [...ids.values()];
    return {
      repeats: all.reduce((sum, list) => sum + list.length - new Set(list).size, 0),
      strangers: all.reduce((sum, list) => sum + new Set(list).size - 1, 0),
      withheld: messages().filter(({ acknowledged }) => !acknowledged).length,
    };
  }
}

const isAbout =
  (reference: string) =>
  ({ text }: { text: string }) =>
    text.includes(reference);

/** What an operator does once a relay that refused has changed its mind. The site isn't running. */
function forgiveParked(folder: string) {
  const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
  database.exec("UPDATE enquiry SET state = 'waiting', due_at = 0 WHERE state = 'parked'");
  database.close();
}

/** Pseudo-random numbers from 0 up to 1 that a seed repeats. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
