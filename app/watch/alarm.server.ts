/**
 * Tells the operator that an enquiry waits for too long, is parked or can't be stored, and when that is over: each
 * once a channel, over restarts and by one of several processes. What can't be noted, this process alone remembers.
 */
/** One channel's being told of one thing: once that it has begun, and once that it is over. */
/** What the operator is told, by e-mail and to a web address: the same words. Pure functions from an alert. */
import type Mailer from "nodemailer/lib/mailer";
import type { Environment } from "../config/environment.server";
import { faultOf } from "../delivery/courier.server";
import { Loop, systemClock, type Clock } from "../delivery/loop.server";
import { formatGermanTime } from "../german/dates";
import { log } from "../log.server";
import type { Backlog, Notices, Store, Waiting } from "../store/outbox.server";
import { needsAttention } from "./backlog.server";

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

/** Longer than telling takes; what a killed process was telling is told after it. */
const LEASE_MS = 2 * 60_000;
/** After a failure; doubled with each further one. */
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** `since`: ms since 1970. Rejects where nobody has taken it. */
type Tell = (state: "firing" | "resolved", since: number) => Promise<unknown>;

/** One channel's being told of one thing: once that it has begun, and once that it is over. */
class Telling {
  readonly #name: string;
  readonly #notices: Pick<Notices, "claim" | "note">;
  readonly #clock: Clock;
  /** Since when what it was told last is so, ISO 8601. "": it was told the end, or nothing. Undefined: not read yet. */
  #told: string | undefined;
  /** False: the store doesn't know, so it is what this process remembers that counts. */
  #noted = true;
  #underWay = false;
  #failures = 0;
  /** By the clock that never goes back. */
  #notBefore = -Infinity;

  /** `name`: under which it is noted. */
  constructor(name: string, notices: Pick<Notices, "claim" | "note">, clock: Clock) {
    this.#name = name;
    this.#notices = notices;
    this.#clock = clock;
  }

  /** Tells whether it is `on`, and since when, unless that was told. What fails is for a later call. Never rejects. */
  async bring(on: boolean, since: number, tell: Tell) {
    if (this.#underWay) return;
    if (this.#noted && this.#told !== undefined && isOn(this.#told) === on) {
      this.#failures = 0;
      this.#notBefore = -Infinity;
      return;
    }
    if (this.#clock.elapsed() < this.#notBefore) return;
    this.#underWay = true;
    await this.#bring(on, since, tell);
    this.#underWay = false;
  }

  async #bring(on: boolean, since: number, tell: Tell) {
    const claimed = await this.#claim();
    if (claimed === "elsewhere") return;
    const told = this.#told ?? "";
    if (isOn(told) !== on) await this.#tell(on, on ? since : Date.parse(told), tell);
    if (claimed === "yes") await this.#note();
  }

  async #claim(): Promise<"yes" | "elsewhere" | "unwritable"> {
    try {
      const noted = await this.#notices.claim(this.#name, LEASE_MS);
      if (noted === undefined) return "elsewhere";
      if (this.#noted) this.#told = noted;
      return "yes";
    } catch {
      return "unwritable";
    }
  }

  async #tell(on: boolean, since: number, tell: Tell) {
    const state = on ? "firing" : "resolved";
    try {
      await tell(state, since);
    } catch (error) {
      const pause = Math.min(PAUSE_MS * 2 ** this.#failures++, LONGEST_PAUSE_MS);
      this.#notBefore = this.#clock.elapsed() + pause;
      log.error({ event: "alarm not told", name: this.#name, state, fault: faultOf(error).class });
      return;
    }
    log.info({ event: "alarm told", name: this.#name, state });
    this.#told = on ? new Date(since).toISOString() : "";
    this.#noted = false;
  }

  /** Ends the lease, too. */
  async #note() {
    await this.#notices.note(this.#name, this.#told ?? "").then(
      () => (this.#noted = true),
      () => undefined,
    );
  }
}

const isOn = (told: string) => told !== "";

// What the operator is told, by e-mail and to a web address: the same words. Pure functions from an alert.

/** waiting: an enquiry has been waiting for more than an hour. parked: one is. storage: none can be stored. */
type AlertKind = "waiting" | "parked" | "storage";

export type Alert = {
  kind: AlertKind;
  state: "firing" | "resolved";
  /** When it was seen first, in ms since 1970. */
  since: number;
  /** When this is told, in ms since 1970. */
  at: number;
  /** Undefined: it can't be read now. */
  backlog: Backlog | undefined;
  /** What of it is in that state, oldest first; not always all. */
  owed: Waiting[];
};

const MOST_REFERENCES = 10;

type Sender = Pick<Environment, "MAIL_FROM" | "SITE_URL">;

/** Whoever runs many sites reads in a list of mails which one it is; both mails of an alert say the same after that. */
const TITLES: Record<AlertKind, string> = {
  waiting: "Anfragen warten",
  parked: "Anfragen nicht zustellbar",
  storage: "Anfragen nicht speicherbar",
};

/** What nodemailer needs to send it to `to`. */
export function alertMessage(alert: Alert, to: string[], sender: Sender): Mailer.Options {
  const { kind, state, since, at } = alert;
  const { hostname } = new URL(sender.SITE_URL);
  // Stable, so that a repeat after a crash can be recognised as one.
  const messageId = `<alarm.${kind}.${since}@${hostname}>`;
  return {
    from: sender.MAIL_FROM,
    to,
    subject: titleOf(alert, sender.SITE_URL),
    text: `${textOf(alert, sender.SITE_URL)}\n`,
    // Mail programs show both in one place.
    ...(state === "firing"
      ? { messageId }
      : { messageId: messageId.replace("@", ".resolved@"), inReplyTo: messageId }),
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What is POSTed, as JSON: null is what can't be read now, or where nothing is owed, an age. */
export function alertJson(alert: Alert, SITE_URL: string) {
  const { kind, state, since, at, backlog } = alert;
  const oldest = backlog?.oldest;
  return {
    title: titleOf(alert, SITE_URL),
    text: textOf(alert, SITE_URL),
    kind,
    state,
    since: new Date(since).toISOString(),
    waiting: backlog?.waiting ?? null,
    parked: backlog?.parked ?? null,
    // Set back, a clock shows a time before it.
    oldestMinutes: oldest === undefined ? null : Math.max(Math.floor((at - oldest) / 60_000), 0),
    site: SITE_URL,
  };
}

function titleOf({ kind, state }: Alert, SITE_URL: string): string {
  return `${state === "firing" ? "Alarm" : "Vorbei"}: ${new URL(SITE_URL).host}: ${TITLES[kind]}`;
}

/** One paragraph. */
function textOf(alert: Alert, SITE_URL: string): string {
  const sentences = alert.state === "firing" ? firing(alert, SITE_URL) : resolved(alert, SITE_URL);
  return sentences.join(" ");
}

function firing(alert: Alert, site: string): string[] {
  const noticed = `Bemerkt wurde das am ${german(alert.since)}.`;
  if (alert.kind === "storage") {
    return [
      `${site} kann keine Anfragen speichern.`,
      "Neue gehen sofort an den Mailserver; nimmt er eine nicht an, sieht der Besucher eine Fehlermeldung mit Telefonnummer und E-Mail-Adresse.",
      "Meist ist der Datenträger voll oder DATA_DIR nicht beschreibbar: Das Kommando „check“ sagt, was zu tun ist.",
      noticed,
    ];
  }
  const { kind, backlog, owed } = alert;
  const count = backlog?.[kind] ?? owed.length;
  const one = count === 1;
  const [oldest] = owed;
  const since = oldest
    ? `, ${one ? "eingegangen" : "die älteste eingegangen"} am ${german(oldest.receivedAt)}`
    : "";
  const listed = "Das Kommando „enquiries list“ zeigt sie und den letzten Fehler";
  const said = {
    waiting: [
      `Auf ${site} ${one ? "wartet eine Anfrage" : `warten ${count} Anfragen`} auf die Zustellung${since}.`,
      "Die Website versucht es weiter, verloren geht nichts.",
      `${listed}, „check“ sagt, woran es liegen kann.`,
    ],
    parked: [
      `Auf ${site} ${one ? "ist eine Anfrage" : `sind ${count} Anfragen`} nicht zustellbar${since}.`,
      "Der Mailserver hat sie abgelehnt oder war fünf Tage lang nicht zu erreichen. Verloren geht nichts, doch jetzt muss jemand handeln.",
      `${listed}; ist die Ursache behoben, sendet „enquiries resend --parked“ noch einmal.`,
    ],
  }[kind];
  return [...said, noticed, ...references(alert, count)];
}

function resolved({ kind, since, at, backlog }: Alert, site: string): string[] {
  const said = {
    waiting: `Auf ${site} wartet keine Anfrage mehr länger als eine Stunde auf die Zustellung.`,
    parked: `Auf ${site} liegt keine Anfrage mehr, die nicht zustellbar ist.`,
    storage: `${site} kann wieder Anfragen speichern.`,
  }[kind];
  return [
    said,
    `Der Alarm galt vom ${german(since)} bis zum ${german(at)}.`,
    ...(backlog
      ? [`Stand jetzt: ${backlog.waiting} wartend, ${backlog.parked} nicht zustellbar.`]
      : []),
  ];
}

function references({ owed }: Alert, count: number): string[] {
  const named = owed.slice(0, MOST_REFERENCES).map(({ reference }) => reference);
  if (named.length === 0) return [];
  const more = count - named.length;
  return [`Referenzen: ${named.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}.`];
}

const german = (time: number) => formatGermanTime(new Date(time).toISOString());
