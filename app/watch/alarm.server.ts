/**
 * Tells the operator that an enquiry waits for too long, is parked or can't be stored, and when that is over: each
 * once a channel, over restarts and by one of several processes. What can't be noted, this process alone remembers.
 */
import { systemClock, type Clock } from "../delivery/clock";
import { Loop } from "../delivery/loop.server";
import type { Backlog, Store, Waiting } from "../store/outbox.server";
import type { Alert, AlertKind } from "./alert.server";
import { needsAttention } from "./backlog.server";
import { Telling } from "./telling.server";

const FIRST_LOOK_MS = 10_000;
const LOOK_EVERY_MS = 60_000;
/** What has changed is looked at again this soon: nothing is told of what was so at one look alone. */
const LOOK_AGAIN_MS = 20_000;
/** So many of the oldest are read: where more are parked, the alert of that is enough. */
const MOST_OWED = 1000;

/** How the operator is reached; rejects where nobody there has taken it. */
export type Channel = (alert: Alert) => Promise<unknown>;

type Watched = Pick<Store, "probe" | "stats" | "notices">;

/** What a look has found. `backlog`: undefined where it can't be read. */
type Found = { storable: boolean; backlog: Backlog | undefined; owed: Waiting[] };

/** What there may be an alert of. */
class Trouble {
  readonly kind: AlertKind;
  readonly tellings: { channel: Channel; telling: Telling }[];
  /** Whether the latest look has found it; undefined: there was none that could. */
  found: boolean | undefined;
  /** What the latest two looks that agree have found. */
  sure: boolean | undefined;
  /** When it was found first, in ms since 1970. */
  since = 0;

  constructor(kind: AlertKind, tellings: Trouble["tellings"]) {
    this.kind = kind;
    this.tellings = tellings;
  }

  note(found: boolean, now: number) {
    if (found === this.found) this.sure = found;
    else if (found && !this.sure) this.since = now;
    this.found = found;
  }
}

export class Alarm {
  readonly #store: Watched;
  readonly #clock: Clock;
  readonly #loop: Loop;
  readonly #troubles: Record<AlertKind, Trouble>;
  /** When the oldest waiting enquiry was received, if the latest look has found it overdue. */
  #overdue: number | undefined;

  /** `channels`: by the name under which is noted what they were told. */
  constructor(store: Watched, channels: Record<string, Channel>, clock: Clock = systemClock) {
    const trouble = (kind: AlertKind) =>
      new Trouble(
        kind,
        Object.entries(channels).map(([name, channel]) => ({
          channel,
          telling: new Telling(`alarm ${kind} ${name}`, store.notices, clock),
        })),
      );
    this.#store = store;
    this.#clock = clock;
    this.#troubles = {
      waiting: trouble("waiting"),
      parked: trouble("parked"),
      storage: trouble("storage"),
    };
    this.#loop = new Loop(() => this.#look(), { fault: "alarm failed", clock });
  }

  start() {
    this.#loop.lookIn(FIRST_LOOK_MS);
  }

  /** Tells nothing new, and waits until what is under way has ended, at most `withinMs`. */
  stop(withinMs: number) {
    return this.#loop.stop(withinMs);
  }

  async #look(): Promise<number> {
    const found = await this.#find();
    this.#judge(found);
    const troubles = Object.values(this.#troubles);
    for (const trouble of troubles) this.#tell(trouble, found);
    return troubles.every(({ found, sure }) => found === sure) ? LOOK_EVERY_MS : LOOK_AGAIN_MS;
  }

  async #find(): Promise<Found> {
    const [probed, backlog, owed] = await Promise.allSettled([
      this.#store.probe(),
      this.#store.stats(),
      this.#store.notices.owed(MOST_OWED),
    ]);
    if (backlog.status === "rejected" || owed.status === "rejected")
      return { storable: false, backlog: undefined, owed: [] };
    return {
      storable: probed.status === "fulfilled",
      backlog: backlog.value,
      owed: owed.value,
    };
  }

  /** What can't be read stays as it was. */
  #judge({ storable, backlog, owed }: Found) {
    const { waiting, parked, storage } = this.#troubles;
    const now = this.#clock.now();
    storage.note(!storable, now);
    if (!backlog) return;
    parked.note(backlog.parked > 0, now);
    const oldest = owed.find(({ state }) => state === "waiting")?.receivedAt;
    // What is overdue stays so until it is delivered, also where the clock was set back.
    const overdue =
      oldest !== undefined &&
      (oldest === this.#overdue || needsAttention({ waiting: 1, parked: 0, oldest }, now));
    this.#overdue = overdue ? oldest : undefined;
    waiting.note(overdue, now);
  }

  /** Waits for nobody: a channel that hangs keeps neither the other nor the next look from its work. */
  #tell({ kind, sure, since, tellings }: Trouble, { backlog, owed }: Found) {
    if (sure === undefined) return;
    const concerned = owed.filter(({ state }) => state === kind);
    for (const { channel, telling } of tellings) {
      const told = telling.bring(sure, since, (state, since) =>
        channel({ kind, state, since, at: this.#clock.now(), backlog, owed: concerned }),
      );
      this.#loop.track(told);
    }
  }
}
