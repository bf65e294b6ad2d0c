/**
 * A visitor's receipt by e-mail: its sending, in the background and on a way of its own, for which the broker's mail never
 * waits, and what it says. Nothing in it was typed by anybody who fills in the form. The same receipt always gives the same
 * message.
 */
import type Mailer from "nodemailer/lib/mailer";
import type { Look } from "../broker/look.server";
import type { Environment } from "../config/environment.server";
import { phoneHours } from "../content/cost-and-time";
import { signatureTexts, type Site } from "../content/values.server";
import { faultOf } from "../delivery/courier.server";
import { Loop, systemClock, type Clock } from "../delivery/loop.server";
import { mailParts, type Row } from "../delivery/mail-html.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDate, formatGermanTime } from "../german/dates";
import { withPhoneLinks } from "../german/phone.server";
import { plainText, type Inline } from "../german/words";
import { log } from "../log.server";
import { nextAttempt } from "../store/outbox.server";
import type { OwedReceipt, Receipt, Receipts } from "./receipts.server";

const LOOK_EVERY_MS = 5000;
const PURGE_EVERY_MS = 60_000;
/** Longer than a relay may take to answer; what a killed process was sending is tried again after it. */
const LEASE_MS = 15 * 60_000;
/** A receipt that comes later than this only puzzles. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

export class ReceiptSender {
  readonly #receipts: Receipts;
  readonly #send: (receipt: Receipt) => Promise<unknown>;
  readonly #enabled: boolean;
  readonly #clock: Clock;
  readonly #loop: Loop;
  #purgedAt = -Infinity;
  /** Ended, and not yet recorded as that. */
  readonly #ended = new Set<string>();

  /** Where it isn't `enabled`, receipts that are still owed are forgotten. */
  constructor(
    receipts: Receipts,
    send: (receipt: Receipt) => Promise<unknown>,
    { enabled, clock = systemClock }: { enabled: boolean; clock?: Clock },
  ) {
    this.#receipts = receipts;
    this.#send = send;
    this.#enabled = enabled;
    this.#clock = clock;
    this.#loop = new Loop(() => this.#look(), { fault: "receipts unreadable", clock });
  }

  start() {
    this.#loop.lookIn(LOOK_EVERY_MS);
  }

  /** Takes on nothing new and waits until what is under way has ended, at most `withinMs`. */
  stop(withinMs: number) {
    return this.#loop.stop(withinMs);
  }

  async #look(): Promise<number> {
    for (const reference of this.#ended) await this.#end(reference);
    await this.#purge();
    while (this.#enabled && !this.#loop.stopped) {
      const owed = await this.#receipts.claim(LEASE_MS);
      if (!owed) break;
      await this.#attempt(owed);
    }
    return LOOK_EVERY_MS;
  }

  async #purge() {
    const now = this.#clock.elapsed();
    if (now - this.#purgedAt < PURGE_EVERY_MS) return;
    await (this.#enabled ? this.#receipts.purge() : this.#receipts.forgetAll());
    this.#purgedAt = now;
  }

  async #attempt(owed: OwedReceipt) {
    const { reference } = owed.receipt;
    if (owed.surplus) {
      log.info({ event: "receipt skipped", reference, enoughFor: owed.surplus });
      await this.#end(reference);
      return;
    }
    try {
      await this.#send(owed.receipt);
    } catch (error) {
      await this.#postpone(owed, error);
      return;
    }
    log.info({ event: "receipt sent", reference });
    await this.#end(reference);
  }

  /** Where that can't be written now, the next look does it, long before the lease runs out. */
  async #end(reference: string) {
    this.#ended.add(reference);
    await this.#receipts.done(reference);
    this.#ended.delete(reference);
  }

  async #postpone({ receipt, owedAt, failures }: OwedReceipt, error: unknown) {
    const { reference } = receipt;
    const fault = faultOf(error);
    const now = this.#clock.now();
    const dueAt = nextAttempt({
      refused: false,
      refusals: 0,
      failures: failures + 1,
      receivedAt: now,
      now,
      random: this.#clock.random(),
    }).dueAt;
    // An address that doesn't exist, or a relay that won't send to it: no visitor is owed a second try.
    const givenUp = fault.kind === "refused" || now - owedAt >= GIVE_UP_AFTER_MS;
    log.warn({
      event: givenUp ? "receipt given up" : "receipt delayed",
      reference,
      fault: fault.class,
    });
    if (givenUp || dueAt === undefined) await this.#end(reference);
    else await this.#receipts.retry(reference, dueAt);
  }
}

type Sender = Pick<Environment, "MAIL_FROM" | "SITE_URL">;

/** What of an edition the receipt says or shows. */
type ReceiptEdition = Site & { look: Look };

/** The first information as it is attached. `date`: ISO 8601. */
type AttachedFile = { pdf: Buffer; version: string; date: string };

const TOPICS: Record<FormKind, string> = {
  insurance: "zu einer Versicherung",
  finance: "zu einer Finanzierung",
};

/** Whoever types a stranger's address gets no word of their own to that stranger, not even a name. */
export function receiptMessage(
  receipt: Receipt,
  sender: Sender,
  edition: ReceiptEdition,
  firstInformation: AttachedFile,
): Mailer.Options {
  const { reference, receivedAt, email } = receipt;
  const { broker } = edition;
  const { hostname } = new URL(sender.SITE_URL);
  return {
    from: sender.MAIL_FROM,
    to: { name: "", address: email },
    replyTo: { name: broker.name, address: broker.email },
    subject: `Deine Anfrage ist angekommen (${reference})`,
    ...receiptParts(receipt, sender, edition, firstInformation),
    attachments: [
      {
        filename: "Erstinformation.pdf",
        content: firstInformation.pdf,
        contentType: "application/pdf",
      },
    ],
    // Stable, so that a repeat after a crash can be recognised as one.
    messageId: `<${reference.toLowerCase()}.${Date.parse(receivedAt)}.receipt@${hostname}>`,
    // RFC 3834: so that no other program answers to it.
    headers: { "Auto-Submitted": "auto-replied", "X-Reference": reference },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Text and HTML say the same. */
function receiptParts(
  receipt: Receipt,
  { SITE_URL: origin }: Sender,
  edition: ReceiptEdition,
  firstInformation: AttachedFile,
) {
  const { broker } = edition;
  const { name, firm, address, phone, email, registrations } = broker;
  const hello = "Hallo,";
  const thanks = `danke für Deine Anfrage ${TOPICS[receipt.form]}. Sie ist bei mir angekommen.`;
  const facts: Row[] = [
    { label: "Deine Referenz", value: [receipt.reference] },
    { label: "Eingang", value: [formatGermanTime(receipt.receivedAt)] },
  ];
  const next = "So geht es weiter";
  const steps = signatureTexts(edition).nextSteps;
  const reach: Inline[] = [
    "Möchtest Du mich vorher erreichen? Ruf mich an (",
    ...withPhoneLinks(phone),
    ") oder antworte auf diese E-Mail. Nenn mir dabei Deine Referenz.",
  ];
  const hours = phoneHours(broker);
  const consents = receipt.consents.map(({ wording }) => `„${wording}“`);
  const agreed =
    consents.length === 1 ? "Dem hast Du zugestimmt" : "Diesen Erklärungen hast Du zugestimmt";
  const privacy = `${origin}/datenschutz`;
  const attached: Inline[] = [
    `Im Anhang findest Du meine Erstinformation, Fassung ${firstInformation.version} vom ${formatGermanDate(firstInformation.date)}, als PDF. Wie ich mit Deinen Daten umgehe, steht hier: `,
    { text: privacy, href: privacy },
  ];
  const automatic =
    "Was Du mir geschrieben hast, wiederholt diese E-Mail nicht, damit niemand anderes es zu sehen bekommt. Sie wurde automatisch verschickt.";
  const notYou =
    "Du hast gar keine Anfrage gesendet? Dann hat jemand Deine E-Mail-Adresse angegeben. Gib mir bitte kurz Bescheid, damit ich die Anfrage löschen kann.";
  const signature = [
    ...(firm === name ? [] : [name]),
    `${address.street}, ${address.postalCode} ${address.city}`,
    `${phone}, ${email}`,
    ...registrations.map(({ number, activity }) => `${activity}: Registernummer ${number}`),
    origin,
  ];

  const text = [
    ...[hello, "", thanks, ""],
    ...facts.map(({ label, value }) => `${label}: ${plainText(value)}`),
    ...["", `${next}:`],
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...["", plainText(reach), ...hours, ""],
    `${agreed}:`,
    ...consents.map((wording) => `- ${wording}`),
    ...["", plainText(attached), "", automatic, "", notYou, "", "-- "],
    ...[firm, ...signature, ""],
  ].join("\n");

  const { title, heading, paragraph, small, rows, list, page } = mailParts(edition.look);
  const html = page({
    title: "Deine Anfrage ist angekommen",
    from: firm,
    parts: [
      title("Deine Anfrage ist angekommen"),
      paragraph([`${hello} ${thanks}`]),
      rows(facts),
      heading(next),
      list(
        "ol",
        steps.map((step) => [step]),
      ),
      paragraph(reach),
      ...hours.map((sentence) => paragraph([sentence])),
      heading(agreed),
      ...consents.map((wording) => small([wording])),
      heading("Im Anhang"),
      paragraph(attached),
      small([automatic]),
      small([notYou]),
    ],
    foot: signature,
  });
  return { text, html };
}
