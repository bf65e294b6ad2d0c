/**
 * Three replicas of the built site on one PostgreSQL: enquiries are sent to them while they, the database, its
 * connections and the relay fail, and then what became of each is counted.
 */
import type { CuttingProxy } from "./cutting-proxy.ts";
import type { Postgres } from "./postgres.ts";
import type { Mode, Relay } from "./relay.ts";
import { postForm, postJson, referenceOf, validCall, validFinance } from "./requests.ts";
import { eventually, freePort, pause, startSite, type Site } from "./site.ts";

export const REPLICAS = 3;

export type ReplicaTally = {
  accepted: number;
  refused: number;
  /** No answer came: the visitor doesn't know. */
  unknown: number;
  kills: number;
  databaseKills: number;
  cuts: number;
  lost: number;
  /** Messages beyond the first of an enquiry, with its Message-ID; and with another, which must not be. */
  repeats: number;
  strangers: number;
  /** Answers that the relay withheld after it had the message. */
  withheld: number;
};

type Plan = {
  enquiries: number;
  kills: number;
  databaseKills: number;
  /** What the relay does, one after the other. */
  modes: Mode[];
  random: () => number;
};

/** Replicas that keep their ports, so that one that is killed comes back where it was. */
export class Replicas {
  readonly sites: Site[] = [];
  readonly #settings: Record<string, string>;
  readonly #ports: number[];

  private constructor(settings: Record<string, string>, ports: number[]) {
    this.#settings = settings;
    this.#ports = ports;
  }

  static async start(settings: Record<string, string>, count = REPLICAS): Promise<Replicas> {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort());
    // One site to the outside.
    const replicas = new Replicas({ SITE_URL: `http://127.0.0.1:${ports[0]}`, ...settings }, ports);
    for (let at = 0; at < count; at++) await replicas.start(at);
    return replicas;
  }

  async start(at: number) {
    this.sites[at] = await startSite({ ...this.#settings, PORT: String(this.#ports[at]) });
  }

  /** As `SIGKILL` does, or an upgrade: `SIGTERM`. */
  async replace(at: number, signal: NodeJS.Signals) {
    await this.sites[at]!.end(signal);
    await this.start(at);
  }

  async end(signal?: NodeJS.Signals) {
    await Promise.all(this.sites.map((site) => site.end(signal)));
  }
}

/** One enquiry, by a form or as an old client sends it. Gives its reference; undefined: it was refused. */
export async function enquire(site: Site, message: string, asForm = true) {
  if (asForm) {
    const response = await postForm(`${site.url}/finanzierung`, { ...validFinance, message });
    await response.arrayBuffer();
    return response.status === 303 ? referenceOf(response) : undefined;
  }
  const response = await postJson(`${site.url}/insurancemail.php`, { ...validCall, text: message });
  const { ok, reference } = (await response.json()) as { ok: boolean; reference: string };
  return ok ? reference : undefined;
}

/** What the relay has of each of `references`, once nothing more is missing or `withinMs` are over. */
export async function arrived(relay: Relay, references: Set<string>, withinMs: number) {
  const found = () => {
    const ids = new Map<string, string[]>();
    for (const { messageId = "", text } of relay.taken) {
      const reference = /Referenz (\w{4}-\w{4})/.exec(text)?.[1] ?? text;
      ids.set(reference, [...(ids.get(reference) ?? []), messageId]);
    }
    const lost = [...references].filter((reference) => !ids.has(reference));
    return { ids, lost };
  };
  await eventually(() => found().lost.length === 0, withinMs).catch(() => undefined);
  // What would come twice.
  await pause(1000);
  const { ids, lost } = found();
  const all = [...ids.values()];
  return {
    lost: lost.length,
    repeats: all.reduce((sum, list) => sum + list.length - new Set(list).size, 0),
    strangers: all.reduce((sum, list) => sum + new Set(list).size - 1, 0),
    withheld: relay.taken.filter(({ acknowledged }) => !acknowledged).length,
  };
}

/** `proxy` stands between the replicas and `postgres`, whose `database` is theirs. */
export async function replicaLoop(
  { postgres, proxy, database }: { postgres: Postgres; proxy: CuttingProxy; database: string },
  relay: Relay,
  settings: Record<string, string>,
  plan: Plan,
): Promise<ReplicaTally> {
  const { random } = plan;
  const tally = { refused: 0, unknown: 0, kills: 0, databaseKills: 0 };
  const accepted = new Set<string>();
  const replicas = await Replicas.start({
    ...settings,
    DATABASE_URL: postgres.url(database, proxy.port),
  });
  const cutBefore = proxy.done;
  let done = false;
  await Promise.all([send(), send(), send(), cut(), kill(), killDatabase(), changeRelay()]);
  proxy.cuts = [];
  await replicas.end("SIGKILL");
  await relay.become({ kind: "accept" });
  // What an operator does once a relay that refused has changed its mind.
  await postgres.query(
    database,
    "UPDATE enquiry SET state = 'waiting', due_at = 0, leased_until = 0 WHERE state <> 'delivered'",
  );
  for (let at = 0; at < REPLICAS; at++) await replicas.start(at);
  const found = await arrived(relay, accepted, 120_000);
  await replicas.end();
  return { ...tally, cuts: proxy.done - cutBefore, accepted: accepted.size, ...found };

  function over() {
    const { kills, databaseKills } = tally;
    done ||=
      accepted.size >= plan.enquiries && kills >= plan.kills && databaseKills >= plan.databaseKills;
    return done;
  }

  async function send() {
    while (!over()) {
      const site = replicas.sites[Math.floor(random() * REPLICAS)]!;
      try {
        const reference = await enquire(site, `Nummer ${crypto.randomUUID()}`, random() < 0.5);
        if (reference) accepted.add(reference);
        else tally.refused++;
      } catch {
        tally.unknown++;
        await pause(50);
      }
      await pause(random() * 30);
    }
  }

  async function kill() {
    while (!over()) {
      await pause(50 + random() * 350);
      if (tally.kills >= plan.kills) continue;
      await replicas.replace(Math.floor(random() * REPLICAS), "SIGKILL");
      tally.kills++;
    }
  }

  /** Spread over the whole. */
  async function killDatabase() {
    const every = plan.kills / (plan.databaseKills + 1);
    while (!over()) {
      await pause(50);
      if (tally.databaseKills >= plan.databaseKills) continue;
      if (tally.kills < every * (tally.databaseKills + 1)) continue;
      postgres.kill();
      await pause(random() * 1500);
      await postgres.restart();
      tally.databaseKills++;
    }
  }

  /** A connection every now and then, at any point of a transaction. */
  async function cut() {
    const points = ["begin", "before", "after"] as const;
    while (!over()) {
      await pause(300 + random() * 700);
      proxy.cuts = [points[Math.floor(random() * points.length)]!];
    }
  }

  async function changeRelay() {
    let now = -1;
    while (!over()) {
      const next = Math.floor((tally.kills / (plan.kills + 1)) * plan.modes.length);
      if (next !== now) await relay.become(plan.modes[(now = next)]!);
      await pause(100);
    }
  }
}
