/** What lives as long as the process: the outbox, its delivery, the limiter. One of each, also in development. */
import { theBroker } from "./broker/broker.server";
import { environment } from "./config/environment.server";
import { watchBacklog } from "./delivery/backlog-watch.server";
import { courierTo } from "./delivery/courier.server";
import { Deliverer } from "./delivery/deliverer.server";
import { DirectDelivery } from "./delivery/direct.server";
import { brokerMessage } from "./delivery/message.server";
import { enquiryLimiter } from "./door/rate-limit.server";
import { log } from "./log.server";
import { recoveringOutbox } from "./store/recovering-outbox.server";
import { openSqliteOutbox } from "./store/sqlite-outbox.server";

const DAY_MS = 24 * 60 * 60_000;

function startServices() {
  const settings = environment();
  const broker = theBroker();
  const destination = settings.SMTP_URL;
  const outbox = recoveringOutbox(() => openSqliteOutbox(settings.DATA_DIR));
  const courier = courierTo(destination);
  const deliverer = new Deliverer(
    outbox,
    (enquiry) => courier.send(brokerMessage(enquiry, settings, broker)),
    { retentionMs: settings.RETENTION_DAYS * DAY_MS },
  );
  const direct = new DirectDelivery((enquiry) =>
    courierTo(destination, { connectWithin: 3000, answerWithin: 5000 }).send(
      brokerMessage(enquiry, settings, broker),
    ),
  );
  log.info(
    destination.kind === "file"
      ? { event: "start", mail: "files", folder: destination.folder }
      : { event: "start", mail: "relay", host: destination.host, port: destination.port },
  );
  deliverer.start();
  watchBacklog(outbox);
  return { outbox, deliverer, direct, limiter: enquiryLimiter(settings.RATE_LIMIT) };
}

type Services = ReturnType<typeof startServices>;
const holder = globalThis as { siteServices?: Services };

/** The services of this process, started when first asked for. Development imports this module again. */
export function services(): Services {
  return (holder.siteServices ??= startServices());
}
