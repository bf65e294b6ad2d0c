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
import { Deliverer, type Send } from "./delivery/deliverer.server";
import { DirectDelivery, LONGEST_WAIT_MS } from "./delivery/direct.server";
import { enquiryLimiter } from "./door/clients.server";
import { onEditionChange, openEdition, theEdition } from "./edition.server";
import { accepting } from "./enquiry/accept.server";
import type { AcceptedEnquiry } from "./enquiry/enquiry";
import { firstInformationFile } from "./legal/first-information-pdf.server";
import { log } from "./log.server";
import { receiptMessage } from "./receipts/receipt-mail.server";
import { ReceiptSender } from "./receipts/receipt-sender.server";
import { oweReceipt, receiptsIn, type Receipt } from "./receipts/receipts.server";
import type { Store } from "./store/outbox.server";
import { recoveringOutbox, sweepLeftovers } from "./store/recovery.server";
import { Alarm, type Channel } from "./watch/alarm.server";
import { alertJson, alertMessage } from "./watch/alert.server";
import { watchBacklog } from "./watch/backlog.server";
import { startHeartbeat } from "./watch/heartbeat.server";
import { callWeb } from "./watch/web-call.server";

/** For each enquiry that one address may send in ten minutes, receipts a day to all addresses. */
const RECEIPTS_A_DAY = 4;
const DAY_MS = 24 * 60 * 60_000;

/** In ms; shorter than for enquiries, whose mail mustn't come twice. */
const ALERT_PATIENCE = { connectWithin: 20_000, answerWithin: 60_000 };

const holder = globalThis as { siteLasting?: Lasting };

/** Ends the process where settings or the site's files are wrong. */
export async function openSite(): Promise<Site> {
  // Before anything else starts.
  await openEdition();
  const settings = environment();
  const mails = mailsOf(settings);
  const lasting = (holder.siteLasting ??= start(settings, mails));
  lasting.newest.mails = mails;
  const { outbox, deliverer, receipts, stopWatch } = lasting;
  const accept = accepting({ ...lasting, receipts: settings.RECEIPT, now: Date.now });
  const context = (): SiteContext => {
    const edition = theEdition();
    const firstInformation = () => firstInformationFile(edition);
    return { settings, edition, accept, outbox, firstInformation };
  };
  const stop = async (withinMs: number) => {
    // What is still being answered may be stored until the very end.
    process.once("exit", () => outbox.close());
    await Promise.all([deliverer.stop(withinMs), receipts.stop(withinMs), stopWatch(withinMs)]);
  };
  return { settings, context, onEditionChange, stop };
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
  const toBroker =
    (courier: Courier): Send =>
    async (enquiry, takenBy) => {
      const to = stillOwed(settings.MAIL_TO, takenBy);
      // Who refused it may be no recipient any more.
      if (to.length === 0) return { takenBy: [], refusals: [] };
      const message = await newest.mails.toBroker(enquiry);
      return courier.send({ ...message, envelope: { from: settings.MAIL_FROM, to } });
    };

  const outbox = recoveringOutbox(settings.DATA_DIR, { delivered: oweReceipt });
  const courier = courierTo(destination);
  const deliverer = new Deliverer(outbox, toBroker(courier), {
    retentionMs: settings.RETENTION_DAYS * DAY_MS,
  });
  const impatient = courierTo(destination, {
    connectWithin: LONGEST_WAIT_MS,
    answerWithin: 60_000,
  });
  const direct = new DirectDelivery(toBroker(impatient));
  const receipts = new ReceiptSender(
    receiptsIn(settings.DATA_DIR, RECEIPTS_A_DAY * settings.RATE_LIMIT),
    async (receipt) => courier.send(await newest.mails.receipt(receipt)),
    { enabled: settings.RECEIPT },
  );
  // Apart, so that what floods the one leaves the other alone.
  const limiters = {
    form: enquiryLimiter(settings.RATE_LIMIT),
    endpoint: enquiryLimiter(settings.RATE_LIMIT),
  };
  deliverer.start();
  receipts.start();
  const stopWatch = startWatch(settings, outbox);
  sweepLeftovers(settings.DATA_DIR);
  return { newest, outbox, deliverer, direct, receipts, limiters, stopWatch };
}

/** Gives what stops it, within so many ms. */
function startWatch(settings: Environment, outbox: Store) {
  const { SMTP_URL, ALERT_TO, ALERT_SMTP_URL, ALERT_URL, HEARTBEAT_URL, SITE_URL } = settings;
  const channels: Record<string, Channel> = {};
  if (ALERT_TO) {
    // Its own connection, and not for long: what enquiries wait for doesn't wait for it.
    const courier = courierTo(ALERT_SMTP_URL ?? SMTP_URL, ALERT_PATIENCE);
    channels["mail"] = (alert) => courier.send(alertMessage(alert, ALERT_TO, settings));
  }
  if (ALERT_URL) channels["url"] = (alert) => callWeb(ALERT_URL, alertJson(alert, SITE_URL));
  const alarm = new Alarm(outbox, channels);
  if (ALERT_TO || ALERT_URL) alarm.start();
  const stopBacklog = watchBacklog(outbox);
  const stopHeartbeat = HEARTBEAT_URL && startHeartbeat(outbox, () => callWeb(HEARTBEAT_URL));
  return async (withinMs: number) => {
    stopBacklog();
    if (stopHeartbeat) void stopHeartbeat();
    await alarm.stop(withinMs);
  };
}

type Mails = {
  toBroker(enquiry: AcceptedEnquiry): Promise<Mailer.Options>;
  receipt(receipt: Receipt): Promise<Mailer.Options>;
};

/** A mail says what the site says when it is sent. */
function mailsOf(settings: Environment): Mails {
  return {
    async toBroker(enquiry) {
      const edition = theEdition();
      const receipt = enquiry.receipt && settings.RECEIPT;
      // Where the file that a receipt will carry can't be made, the broker's mail goes without a word of it.
      const handedOut = receipt
        ? await firstInformationFile(edition).catch(() => undefined)
        : undefined;
      return brokerMessage(enquiry, settings, edition, handedOut);
    },
    async receipt(receipt) {
      const edition = theEdition();
      const file = await firstInformationFile(edition);
      return receiptMessage(receipt, settings, edition, file);
    },
  };
}
