/** What lives as long as the process: the outbox, its delivery, the limiter. One of each, also in development. */
import { theBroker } from "./broker/broker.server";
import { environment } from "./config/environment.server";
import { watchBacklog } from "./delivery/backlog.server";
import { courierTo, type Courier } from "./delivery/courier.server";
import { Deliverer, type Send } from "./delivery/deliverer.server";
import { DirectDelivery, LONGEST_WAIT_MS } from "./delivery/direct.server";
import { brokerMessage } from "./delivery/broker-mail.server";
import { receiptMessage } from "./receipts/receipt-mail.server";
import { stillOwed } from "./delivery/courier.server";
import { ReceiptSender } from "./receipts/receipt-sender.server";
import { enquiryLimiter } from "./door/clients.server";
import type { AcceptedEnquiry } from "./enquiry/enquiry";
import { firstInformationFile } from "./legal/first-information-file.server";
import { log } from "./log.server";
import { sweepLeftovers } from "./store/recovery.server";
import { receiptsIn } from "./receipts/receipts.server";
import { recoveringOutbox } from "./store/recovery.server";

/** For each enquiry that one address may send in ten minutes, receipts a day to all addresses. */
const RECEIPTS_A_DAY = 4;
const DAY_MS = 24 * 60 * 60_000;

function startServices() {
  const settings = environment();
  const broker = theBroker();
  const destination = settings.SMTP_URL;
  const outbox = recoveringOutbox(settings.DATA_DIR);
  const courier = courierTo(destination);
  const sendBy =
    (way: Courier): Send =>
    async (enquiry, takenBy) => {
      const to = stillOwed(settings.MAIL_TO, takenBy);
      // Who refused it may be no recipient any more.
      if (to.length === 0) return { takenBy: [], refusals: [] };
      const message = brokerMessage(enquiry, settings, broker, await handedOutWith(enquiry));
      return way.send({ ...message, envelope: { from: settings.MAIL_FROM, to } });
    };
  const deliverer = new Deliverer(outbox, sendBy(courier), {
    retentionMs: settings.RETENTION_DAYS * DAY_MS,
  });
  const direct = new DirectDelivery(
    sendBy(courierTo(destination, { connectWithin: LONGEST_WAIT_MS, answerWithin: 60_000 })),
  );
  const receipts = new ReceiptSender(
    receiptsIn(settings.DATA_DIR, RECEIPTS_A_DAY * settings.RATE_LIMIT),
    async (receipt) =>
      courier.send(receiptMessage(receipt, settings, broker, await firstInformationFile())),
    { enabled: settings.RECEIPT },
  );
  log.info(
    destination.kind === "file"
      ? { event: "start", mail: "files", folder: destination.folder }
      : { event: "start", mail: "relay", host: destination.host, port: destination.port },
  );
  deliverer.start();
  receipts.start();
  watchBacklog(outbox);
  sweepLeftovers(settings.DATA_DIR);
  // Apart, so that what floods the one leaves the other alone.
  const limiters = {
    form: enquiryLimiter(settings.RATE_LIMIT),
    endpoint: enquiryLimiter(settings.RATE_LIMIT),
  };
  return { outbox, deliverer, receipts, direct, limiters };
}

/** The file that a receipt will carry; where it can't be made, the broker's mail goes without a word of it. */
async function handedOutWith(enquiry: AcceptedEnquiry) {
  if (!enquiry.receipt || !environment().RECEIPT) return undefined;
  return firstInformationFile().catch(() => undefined);
}

type Services = ReturnType<typeof startServices>;
const holder = globalThis as { siteServices?: Services };

/** The services of this process, started when first asked for. Development imports this module again. */
export function services(): Services {
  return (holder.siteServices ??= startServices());
}
