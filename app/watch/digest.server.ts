/**
 * The digest: tells the broker by e-mail, every week or every day, what came in and what waits. It is sent once, whatever
 * happens to process, relay or clock; only a process that is killed between the relay's answer and its own note
 * repeats it, under the same Message-ID. Of an enquiry it tells the reference alone.
 */
import type Mailer from "nodemailer/lib/mailer";
import type { Halves } from "../broker/halves";
import type { Look } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import { WEEKDAYS, type Environment } from "../config/environment.server";
import { FORM_NAMES } from "../delivery/broker-mail.server";
import { faultOf, type Sent } from "../delivery/courier.server";
import { Loop, systemClock, type Clock } from "../delivery/loop.server";
import { mailParts, type Row } from "../delivery/mail-html.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDay, germanHour, germanWeekday } from "../german/dates";
import { plainText } from "../german/words";
import { log } from "../log.server";
import {
  nextAttempt,
  type Backlog,
  type Counts,
  type Store,
  type Waiting,
} from "../store/outbox.server";

const NAME = "digest";
const FIRST_LOOK_MS = 5000;
/** Looking at the clock costs nothing, and it can be set at any time: so the next digest isn't slept up to. */
const LOOK_EVERY_MS = 60_000;
/** Longer than a relay may take to answer. */
const LEASE_MS = 15 * 60_000;
const MOST_LISTED = 20;
const DAY_MS = 24 * 60 * 60_000;

export type Schedule = Pick<Environment, "DIGEST" | "DIGEST_DAY" | "DIGEST_HOUR">;

/** All that the broker is told. Times in ms since 1970. */
export type Report = {
  /** The day on which it was due in Germany, ISO 8601. */
  period: string;
  since: number;
  until: number;
  /** Of that time. */
  counts: Counts;
  /** At its end. */
  backlog: Pick<Backlog, "waiting" | "parked">;
  /** The oldest that are owed. */
  owed: Waiting[];
};

type DigestStore = Pick<Store, "notices" | "stats" | "probe">;

/** What was told last: a report's `period` and `until`, and all counts up to then. */
type Told = { period: string; at: number; counts: Counts };

/** The last day (ISO 8601) up to `now`, ms since 1970, whose digest is due: its hour has come in Germany. */
export function periodAt(now: number, { DIGEST, DIGEST_DAY, DIGEST_HOUR }: Schedule): string {
  const { day, hour } = germanHour(now);
  const last = daysAfter(day, hour < DIGEST_HOUR ? -1 : 0);
  if (DIGEST === "daily") return last;
  const weekday = (new Date(last).getUTCDay() + 6) % WEEKDAYS.length;
  const past = weekday - WEEKDAYS.indexOf(DIGEST_DAY) + WEEKDAYS.length;
  return daysAfter(last, -(past % WEEKDAYS.length));
}

/** By the calendar: summer time doesn't matter. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What `period` asks for, where that of `told` was the last. A digest that isn't due before the next period but one was
 * told by a clock that was wrong: who waited for it would hear nothing until then.
 */
export function turnAt(
  period: string,
  told: string | undefined,
  { DIGEST }: Schedule,
): "send" | "wait" | "begin" {
  const next = daysAfter(period, DIGEST === "daily" ? 1 : WEEKDAYS.length);
  if (told === undefined || told > next) return "begin";
  return told < period ? "send" : "wait";
}

export class Digest {
  readonly #store: DigestStore;
  readonly #send: (report: Report) => Promise<Sent>;
  readonly #schedule: Schedule;
  readonly #clock: Clock;
  readonly #loop: Loop;
  /** The period that was told last, as far as this process knows. */
  #told: string | undefined;
  /** That, until it is noted. */
  #unnoted: Told | undefined;
  #failures = 0;
  #pausedUntil = -Infinity;

  constructor(
    store: DigestStore,
    send: (report: Report) => Promise<Sent>,
    { schedule, clock = systemClock }: { schedule: Schedule; clock?: Clock },
  ) {
    this.#store = store;
    this.#send = send;
    this.#schedule = schedule;
    this.#clock = clock;
    this.#loop = new Loop(() => this.#look(), { fault: "digest failed", clock });
  }

  /** Where the schedule is "off", nothing is ever read or written. */
  start() {
    if (this.#schedule.DIGEST !== "off") this.#loop.lookIn(FIRST_LOOK_MS);
  }

  /** Waits until what is under way has ended, at most `withinMs`. */
  stop(withinMs: number) {
    return this.#loop.stop(withinMs);
  }

  async #look(): Promise<number> {
    if (this.#clock.elapsed() < this.#pausedUntil) return LOOK_EVERY_MS;
    try {
      await this.#takeTurn();
      this.#failures = 0;
    } catch (error) {
      this.#failures++;
      this.#pausedUntil = this.#clock.elapsed() + this.#pause();
      log.warn({ event: "digest delayed", attempt: this.#failures, fault: faultOf(error).class });
    }
    return LOOK_EVERY_MS;
  }

  /** In ms, as delivery waits after so many failures. */
  #pause(): number {
    const random = this.#clock.random();
    const times = { receivedAt: 0, now: 0, random };
    const failed = { refused: false, refusals: 0, failures: this.#failures };
    return nextAttempt({ ...failed, ...times }).dueAt ?? 0;
  }

  async #takeTurn() {
    if (this.#unnoted) await this.#note(this.#unnoted);
    const now = this.#clock.now();
    const period = periodAt(now, this.#schedule);
    if (turnAt(period, this.#told, this.#schedule) === "wait") return;
    const noted = await this.#store.notices.claim(NAME, LEASE_MS);
    // Another process is at it.
    if (noted === undefined) return;
    const told = noted === "" ? undefined : (JSON.parse(noted) as Told);
    const turn = turnAt(period, told?.period, this.#schedule);
    if (turn === "wait") {
      this.#told = told?.period;
      await this.#store.notices.note(NAME, noted);
    } else if (turn === "begin" || !told) {
      const counts = told?.counts ?? (await this.#store.notices.counts());
      await this.#note({ period, at: now, counts });
    } else {
      const newly = await this.#tell(period, now, told).catch(async (error: unknown) => {
        // Whichever process is first to try again may.
        await this.#store.notices.note(NAME, noted).catch(() => undefined);
        throw error;
      });
      await this.#note(newly);
    }
  }

  async #tell(period: string, now: number, told: Told): Promise<Told> {
    // The report says so.
    await this.#store.probe();
    const counts = await this.#store.notices.counts();
    const { refusals } = await this.#send({
      period,
      since: told.at,
      until: now,
      counts: difference(counts, told.counts),
      backlog: await this.#store.stats(),
      owed: await this.#store.notices.owed(MOST_LISTED),
    });
    if (refusals.length === 0) log.info({ event: "digest sent", period });
    else log.error({ event: "digest sent", period, refusedRecipients: refusals.length });
    return { period, at: now, counts };
  }

  /** Where that can't be written now, a later look does it. */
  async #note(told: Told) {
    this.#told = told.period;
    this.#unnoted = told;
    await this.#store.notices.note(NAME, JSON.stringify(told));
    this.#unnoted = undefined;
  }
}

/** What has been counted since `then`; never less than nothing, though some of a damaged file may be lost. */
function difference(now: Counts, then: Counts): Counts {
  const more = (before: number, after: number) => Math.max(after - before, 0);
  return {
    received: {
      insurance: more(then.received.insurance, now.received.insurance),
      finance: more(then.received.finance, now.received.finance),
    },
    delivered: more(then.delivered, now.delivered),
    suspicious: more(then.suspicious, now.suspicious),
    spam: more(then.spam, now.spam),
  };
}

// Its mail: a pure function from a report to a message.

type Sender = Pick<Environment, "MAIL_FROM" | "MAIL_TO" | "SITE_URL" | "DIGEST">;

/** What of an edition the mail says or shows. */
type DigestEdition = { broker: Pick<Broker, "firm">; look: Look; halves: Halves };

const RUNNING =
  "Die Website läuft: Dass sie Anfragen speichern kann, hat sie eben geprüft. Dass sie Dir schreiben kann, zeigt diese E-Mail.";
const OWED = "Noch nicht zugestellt";
const OPERATOR = "der Person, die Deine Website betreut";

/** What nodemailer needs to send `report` to the broker. */
export function digestMessage(
  report: Report,
  sender: Sender,
  edition: DigestEdition,
): Mailer.Options {
  const words = wordsOf(report, sender, edition.halves);
  return {
    from: sender.MAIL_FROM,
    to: sender.MAIL_TO,
    subject: words.subject,
    text: textPart(words, edition),
    html: htmlPart(words, edition),
    // Stable, so that a repeat after a crash can be recognised as one.
    messageId: `<digest.${report.period}@${new URL(sender.SITE_URL).hostname}>`,
    date: new Date(report.until),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Words = ReturnType<typeof wordsOf>;

/** What both parts say; a list is empty where there is nothing to be said. */
function wordsOf(report: Report, { DIGEST, SITE_URL }: Sender, halves: Halves) {
  const { owed, backlog, until, counts } = report;
  const { insurance, finance } = counts.received;
  const received = insurance + finance;
  const daily = DIGEST === "daily";
  const title = daily ? "Tagesbericht" : "Wochenbericht";
  const unlisted = backlog.waiting + backlog.parked - owed.length;
  return {
    title,
    subject: `${title}: ${essence(received, backlog)}`,
    lead: leadOf(report, received),
    facts: factRows(report, halves),
    owed: owed.map((each) => owedRow(each, until)),
    more: unlisted > 0 ? [`und ${unlisted} weitere`] : [],
    todo: whatToDo(backlog),
    foot: [
      daily
        ? `Diesen Bericht schickt die Website jeden Tag. Wöchentlich oder gar nicht: Sag es ${OPERATOR}.`
        : `Diesen Bericht schickt die Website jeden ${germanWeekday(report.period)}. Täglich oder gar nicht: Sag es ${OPERATOR}.`,
      SITE_URL,
    ],
  };
}

const enquiries = (count: number) => (count === 1 ? "1 Anfrage" : `${count} Anfragen`);

function essence(received: number, { waiting, parked }: Report["backlog"]): string {
  return [
    received === 0 ? "keine neue Anfrage" : enquiries(received),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? "wartet" : "warten"}`] : []),
    ...(parked > 0 ? [`${parked} zurückgestellt`] : []),
  ].join(", ");
}

function leadOf({ since, until, backlog }: Report, received: number): string {
  const day = formatGermanDay(germanHour(since).day, germanHour(until).day);
  if (received === 0) return `Seit ${day}, kam keine Anfrage.`;
  // In one line.
  const number = enquiries(received).replace(" ", "\u00a0");
  const came = `Seit ${day}, ${received === 1 ? "kam" : "kamen"} ${number}.`;
  if (backlog.waiting + backlog.parked > 0) return came;
  return `${came} ${received === 1 ? "Sie ist zugestellt." : "Alle sind zugestellt."}`;
}

function factRows({ counts, backlog }: Report, halves: Halves): Row[] {
  const { received, delivered, suspicious, spam } = counts;
  const { waiting, parked } = backlog;
  // One that isn't offered any more may have been, when this time began.
  const forms = (["insurance", "finance"] satisfies FormKind[]).filter(
    (form) => halves[form] || received[form] > 0,
  );
  const byForm = forms.length > 1 && received.insurance + received.finance > 0 ? forms : [];
  const row = (label: string, count: number, note = ""): Row[] =>
    count > 0 ? [{ label, value: [`${count}${note}`] }] : [];
  return [
    ...byForm.map((form) => ({ label: FORM_NAMES[form], value: [String(received[form])] })),
    ...row("Zugestellt", delivered),
    ...row(waiting === 1 ? "Wartet" : "Warten", waiting),
    ...row("Zurückgestellt", parked),
    ...row("Verdächtig", suspicious, ", im Betreff [Spam?]"),
    ...row("Spam", spam, ", von Dir gemeldet"),
  ];
}

function whatToDo({ waiting, parked }: Report["backlog"]): string[] {
  const [references, them] =
    parked === 1 ? ["die Referenz", "die Anfrage"] : ["die Referenzen", "die Anfragen"];
  if (parked > 0) {
    return [
      `Zurückgestellt heißt: Der Mailserver hat sie abgelehnt oder war fünf Tage lang nicht zu erreichen. Gib ${references} bitte noch heute ${OPERATOR}: Sie sieht, wer angefragt hat, und kann Dir ${them} noch einmal schicken.`,
      ...(waiting > 0 ? ["Was wartet, schickt Dir die Website von selbst."] : []),
    ];
  }
  if (waiting === 0) return [];
  return [
    `Die Website schickt sie Dir von selbst, sobald der Mailserver sie annimmt. Wartet ${waiting === 1 ? "sie" : "eine"} länger als einen Tag, gib die Referenz bitte ${OPERATOR}.`,
  ];
}

function owedRow({ reference, state, receivedAt }: Waiting, now: number): Row {
  const parked = state === "parked" ? ", zurückgestellt" : "";
  return { label: reference, value: [`seit ${age(now - receivedAt)}${parked}`] };
}

const ago = new Intl.RelativeTimeFormat("de-DE");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest unit of which there are two: "3 Tagen". */
function age(ms: number): string {
  const [size, unit] =
    ms >= 2 * DAY
      ? ([DAY, "day"] as const)
      : ms >= 2 * HOUR
        ? ([HOUR, "hour"] as const)
        : ([MINUTE, "minute"] as const);
  // In the dative, as after "vor".
  return ago.format(-Math.max(Math.floor(ms / size), 1), unit).replace("vor ", "");
}

function textPart({ lead, facts, owed, more, todo, foot }: Words, { broker }: DigestEdition) {
  const lines = (rows: Row[]) => rows.map(({ label, value }) => `${label}: ${plainText(value)}`);
  return [
    ...[[lead], lines(facts), owed.length > 0 ? [`${OWED}:`, ...lines(owed), ...more] : []],
    ...[todo, [RUNNING], ["-- ", broker.firm, ...foot]],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => `${paragraph.join("\n")}\n`)
    .join("\n");
}

function htmlPart(words: Words, { broker, look }: DigestEdition) {
  const { title, heading, paragraph, small, rows, page } = mailParts(look);
  const { facts, owed, more, todo } = words;
  return page({
    title: words.subject,
    from: broker.firm,
    parts: [
      title(words.title),
      paragraph([words.lead]),
      ...(facts.length > 0 ? [rows(facts)] : []),
      ...(owed.length > 0 ? [heading(OWED), rows(owed)] : []),
      ...more.map((line) => small([line])),
      ...todo.map((line) => paragraph([line])),
      paragraph([RUNNING]),
    ],
    foot: words.foot,
  });
}
