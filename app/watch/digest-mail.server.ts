/** The digest's mail: a pure function from a report to a message. Of an enquiry it tells the reference alone. */
import type Mailer from "nodemailer/lib/mailer";
import type { Halves } from "../broker/halves";
import type { Look } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import { FORM_NAMES } from "../delivery/broker-mail.server";
import { mailParts, type Row } from "../delivery/mail-html.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDay, germanHour, germanWeekday } from "../german/dates";
import { plainText } from "../german/words";
import type { Waiting } from "../store/outbox.server";
import type { Report } from "./digest.server";

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
