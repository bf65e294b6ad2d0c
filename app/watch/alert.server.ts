/** What the operator is told, by e-mail and to a web address: the same words. Pure functions from an alert. */
import type Mailer from "nodemailer/lib/mailer";
import type { Environment } from "../config/environment.server";
import { formatGermanTime } from "../german/dates";
import type { Backlog, Waiting } from "../store/outbox.server";

/** waiting: an enquiry has been waiting for more than an hour. parked: one is. storage: none can be stored. */
export type AlertKind = "waiting" | "parked" | "storage";

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
