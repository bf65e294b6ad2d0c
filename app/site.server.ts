/**
 * The composition root: makes what accepts, stores and delivers, and hands each its parts. Settings, edition and the
 * file of the first information are kept by modules of their own.
 *
 * What lives as long as the process is made once, also in development, where each build imports this module anew.
 * What the site says (edition, mails) and how it accepts is the newest import's.
 */
import type Mailer from "nodemailer/lib/mailer";
import { environment, type Environment } from "./config/environment.server";
import type { Site, SiteContext } from "./context";
import { brokerMessage } from "./delivery/broker-mail.server";
import { courierTo, stillOwed, type Courier } from "./delivery/courier.server";
import { Deliverer, DirectDelivery, LONGEST_WAIT_MS, type Send } from "./delivery/deliverer.server";
import { enquiryLimiter } from "./door/clients.server";
import { onEditionChange, openEdition, theEdition } from "./edition.server";
import { accepting } from "./enquiry/accept.server";
import type { AcceptedEnquiry } from "./enquiry/enquiry";
import { secretIn } from "./enquiry/mail-links.server";
import { firstInformationFile } from "./legal/first-information-pdf.server";
import { errorClass, log } from "./log.server";
import { receiptMessage, ReceiptSender } from "./receipts/receipt-mail.server";
import {
  oweReceipt,
  oweReceiptIn,
  PostgresReceipts,
  receiptsIn,
  type Receipt,
} from "./receipts/receipts.server";
import { openStore, sweepLeftovers } from "./store/open-store.server";
import { PostgresCounts, type PostgresDatabase } from "./store/postgres-database.server";
import { digestMessage, type Report } from "./watch/digest.server";
import { startWatch } from "./watch/watch.server";

/** For each enquiry that one address may send in ten minutes, receipts a day to all addresses. */
const RECEIPTS_A_DAY = 4;
const DAY_MS = 24 * 60 * 60_000;

const holder = globalThis as { siteLasting?: Lasting };

/** Ends the process where settings or the site's files are wrong. */
export async function openSite(): Promise<Site> {
  // Before anything else starts.
  await openEdition();
  const settings = withLinkSecret(environment());
  const mails = mailsOf(settings);
  const lasting = (holder.siteLasting ??= start(settings, mails));
  lasting.newest.mails = mails;
  await lasting.durable;
  // Metrics have to listen before the door waits for the site's own server.
  await lasting.watch.listening;
  const { outbox, deliverer, receipts, watch } = lasting;
  const accept = accepting({ ...lasting, receipts: settings.RECEIPT, now: Date.now });
  const context = (): SiteContext => {
    const edition = theEdition();
    const firstInformation = () => firstInformationFile(edition);
    return { settings, edition, accept, outbox, desk: outbox, firstInformation };
  };
  const stop = async (withinMs: number) => {
    // What is still being answered may be stored until the very end.
    process.once("exit", () => outbox.close());
    await Promise.all([deliverer.stop(withinMs), receipts.stop(withinMs), watch.stop(withinMs)]);
  };
  return { settings, context, onEditionChange, stop };
}

/** In ms; what isn't known by then, the first enquiry finds out. */
const PROOF_WITHIN_MS = 1000;

/** Ends the process where the database would lose what it says it has. One that is away right now is no reason to. */
async function endUnlessDurable(database: PostgresDatabase | undefined) {
  const refusal = await database?.refusal(PROOF_WITHIN_MS);
  if (refusal === undefined) return;
  console.error(`The site can't start: ${refusal}`);
  process.exit(78);
}

/** The settings, with the secret that the site keeps by itself. Without one the broker's mail has no links, and all else goes on. */
function withLinkSecret(settings: Environment): Environment {
  const { LINK_SECRET, LINK_SECRET_FILE, DATABASE_URL } = settings;
  if (LINK_SECRET || !LINK_SECRET_FILE) return settings;
  try {
    // What one of several processes made for itself, the others would refuse.
    return { ...settings, LINK_SECRET: secretIn(LINK_SECRET_FILE, { make: !DATABASE_URL }) };
  } catch (error) {
    log.warn({ event: "no links in mail", file: LINK_SECRET_FILE, fault: errorClass(error) });
    return settings;
  }
}

type Lasting = ReturnType<typeof start>;

function start(settings: Environment, mails: Mails) {
  const destination = settings.SMTP_URL;
  log.info(
    destination.kind === "file"
      ? { event: "start", mail: "files", folder: destination.folder }
      : { event: "start", mail: "relay", host: destination.host, port: destination.port },
  );
  const newest = { mails };
  /** `kept`: the enquiry stands in the outbox, where links find it. */
  const toBroker =
    (courier: Courier, { kept }: { kept: boolean }): Send =>
    async (enquiry, takenBy) => {
      const to = stillOwed(settings.MAIL_TO, takenBy);
      // Who refused it may be no recipient any more.
      if (to.length === 0) return { takenBy: [], refusals: [] };
      const message = await newest.mails.toBroker(enquiry, kept);
      return courier.send({ ...message, envelope: { to } });
    };

  const { store: outbox, database } = openStore(settings, {
    sqlite: oweReceipt,
    postgres: oweReceiptIn,
  });
  const durable = endUnlessDurable(database);
  const courier = courierTo(destination, settings);
  const deliverer = new Deliverer(outbox, toBroker(courier, { kept: true }), {
    retentionMs: settings.RETENTION_DAYS * DAY_MS,
  });
  const impatient = courierTo(destination, settings, {
    connectWithin: LONGEST_WAIT_MS,
    answerWithin: 60_000,
  });
  const direct = new DirectDelivery(toBroker(impatient, { kept: false }));
  const receiptsADay = RECEIPTS_A_DAY * settings.RATE_LIMIT;
  const receipts = new ReceiptSender(
    database
      ? new PostgresReceipts(database, receiptsADay)
      : receiptsIn(settings.DATA_DIR, receiptsADay),
    async (receipt) => courier.send(await newest.mails.receipt(receipt)),
    { enabled: settings.RECEIPT },
  );
  // Apart, so that what floods the one leaves the other alone.
  const counts = database && new PostgresCounts(database);
  const limiters = {
    form: enquiryLimiter(settings.RATE_LIMIT, "form", counts),
    endpoint: enquiryLimiter(settings.RATE_LIMIT, "endpoint", counts),
  };
  deliverer.start();
  receipts.start();
  const watch = startWatch(settings, outbox, async (report) =>
    courier.send(newest.mails.digest(report)),
  );
  if (!database) sweepLeftovers(settings.DATA_DIR);
  return { newest, outbox, durable, deliverer, direct, receipts, limiters, watch };
}

type Mails = {
  toBroker(enquiry: AcceptedEnquiry, kept: boolean): Promise<Mailer.Options>;
  receipt(receipt: Receipt): Promise<Mailer.Options>;
  digest(report: Report): Mailer.Options;
};

/** A mail says what the site says when it is sent. */
function mailsOf(settings: Environment): Mails {
  return {
    async toBroker(enquiry, kept) {
      const edition = theEdition();
      // What is erased as soon as it was delivered, no link would find.
      const linkSecret = kept && settings.RETENTION_DAYS > 0 ? settings.LINK_SECRET : undefined;
      const receipt = enquiry.receipt && settings.RECEIPT;
      // Where the file that a receipt will carry can't be made, the broker's mail goes without a word of it.
      const handedOut = receipt
        ? await firstInformationFile(edition).catch(() => undefined)
        : undefined;
      return brokerMessage(enquiry, settings, edition, { handedOut, linkSecret });
    },
    async receipt(receipt) {
      const edition = theEdition();
      const file = await firstInformationFile(edition);
      return receiptMessage(receipt, settings, edition, file);
    },
    digest: (report) => digestMessage(report, settings, theEdition()),
  };
}
