/** The digest's mail: a pure function from a report to a message. Of an enquiry it tells the reference alone. */
import type Mailer from "nodemailer/lib/mailer";
import type { Halves } from "../broker/halves";
import type { Look } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import { FORM_NAMES } from "../delivery/broker-mail.server";
import { mailParts, type Row } from "../delivery/mail-html.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDay, formatGermanTime, germanHour, germanWeekday } from "../german/dates";
import { plainText } from "../german/words";
import type { Waiting } from "../store/outbox.server";
import type { Report } from "./digest.server";

type Sender = Pick<Environment, "MAIL_FROM" | "MAIL_TO" | "SITE_URL" | "DIGEST">;

/** What of an edition the mail says or shows. */
type DigestEdition = { broker: Pick<Broker, "firm">; look: Look; halves: Halves };

const RUNNING =
  "Die Website läuft: Dass sie Anfragen speichern kann, hat sie eben geprüft. Dass sie Dir schreiben kann, zeigt diese E-Mail.";
const OWED = "Noch nicht zugestellt";
const IF_WAITING =
  "Die Website schickt sie Dir von selbst, sobald der Mailserver sie annimmt. Wartet eine länger als einen Tag, nenn ihre Referenz bitte der Person, die Deine Website betreut.";
const IF_PARKED =
  "Zurückgestellt heißt: Der Mailserver hat sie abgelehnt oder war fünf Tage lang nicht zu erreichen. Nenn die Referenz bitte noch heute der Person, die Deine Website betreut: Sie sieht, wer angefragt hat, und kann Dir die Anfrage noch einmal schicken.";

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
  const { period, until, counts, owed } = report;
  const { waiting, parked } = report.backlog;
  const daily = DIGEST === "daily";
  const title = daily ? "Tagesbericht" : "Wochenbericht";
  const received = counts.received.insurance + counts.received.finance;
  const unlisted = waiting + parked - owed.length;
  const settings =
    "Öfter, seltener oder gar nicht: Das stellt die Person ein, die Deine Website betreut.";
  return {
    title,
    subject: `${title}: ${[
      received === 0 ? "keine neue Anfrage" : enquiries(received),
      ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? "wartet" : "warten"}`] : []),
      ...(parked > 0 ? [`${parked} zurückgestellt`] : []),
    ].join(", ")}`,
    lead: leadOf(report, received),
    facts: factRows(report, received, halves),
    owed: owed.map((each) => owedRow(each, until)),
    more: unlisted > 0 ? [`und ${unlisted} weitere`] : [],
    todo: parked > 0 ? [IF_PARKED] : waiting > 0 ? [IF_WAITING] : [],
    foot: [
      `Diesen Bericht schickt die Website jeden ${daily ? "Tag" : germanWeekday(period)}. ${settings}`,
      SITE_URL,
    ],
  };
}

const enquiries = (count: number) => (count === 1 ? "1 Anfrage" : `${count} Anfragen`);

function leadOf({ since, until, backlog }: Report, received: number): string {
  const day = formatGermanDay(germanHour(since).day, germanHour(until).day);
  const came =
    received === 0
      ? "kam keine Anfrage"
      : `${received === 1 ? "kam" : "kamen"} ${enquiries(received)}`;
  const all = received === 1 ? "Sie ist zugestellt." : "Alle sind zugestellt.";
  const isOwed = backlog.waiting + backlog.parked > 0;
  return `Seit ${day}, ${came}.${received === 0 || isOwed ? "" : ` ${all}`}`;
}

function factRows({ counts, backlog }: Report, received: number, halves: Halves): Row[] {
  const { delivered, suspicious, spam } = counts;
  const { waiting, parked } = backlog;
  const row = (label: string, count: number, note = ""): Row[] =>
    count > 0 ? [{ label, value: [`${count}${note}`] }] : [];
  // One that isn't offered any more may have been, when this time began.
  const forms = (["insurance", "finance"] satisfies FormKind[]).filter(
    (form) => halves[form] || counts.received[form] > 0,
  );
  const byForm = forms.map((form) => `${FORM_NAMES[form]} ${counts.received[form]}`);
  return [
    ...row("Eingegangen", received, forms.length > 1 ? ` (${byForm.join(", ")})` : ""),
    ...row("Zugestellt", delivered),
    ...row(waiting === 1 ? "Wartet" : "Warten", waiting),
    ...row("Zurückgestellt", parked),
    ...row("Verdächtig", suspicious, ", im Betreff mit [Spam?] markiert"),
    ...row("Als Spam gemeldet", spam),
  ];
}

function owedRow({ reference, state, receivedAt }: Waiting, now: number): Row {
  const when = formatGermanTime(new Date(receivedAt).toISOString());
  const parked = state === "parked" ? ", zurückgestellt" : "";
  return { label: reference, value: [`${when}, ${age(now - receivedAt)}${parked}`] };
}

const ago = new Intl.RelativeTimeFormat("de-DE");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest unit of which there are two. */
function age(ms: number): string {
  if (ms >= 2 * DAY) return ago.format(-Math.floor(ms / DAY), "day");
  if (ms >= 2 * HOUR) return ago.format(-Math.floor(ms / HOUR), "hour");
  return ago.format(-Math.max(Math.floor(ms / MINUTE), 1), "minute");
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
