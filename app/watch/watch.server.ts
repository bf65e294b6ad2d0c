/** All that tells of the site is started here: the digest, alarms, the heartbeat, metrics, and the log's word on the backlog. */
import type { Environment } from "../config/environment.server";
import { courierTo, type Sent } from "../delivery/courier.server";
import type { Store } from "../store/outbox.server";
import { Alarm, type Channel } from "./alarm.server";
import { alertJson, alertMessage } from "./alert.server";
import { watchBacklog } from "./backlog.server";
import { Digest, type Report } from "./digest.server";
import { startHeartbeat } from "./heartbeat.server";
import { serveMetrics } from "./metrics.server";
import { callWeb } from "./web-call.server";

/** In ms; shorter than for enquiries, whose mail mustn't come twice. */
const ALERT_PATIENCE = { connectWithin: 20_000, answerWithin: 60_000 };

type Watch = {
  /** Resolves once metrics have asked to listen; never rejects. */
  listening: Promise<void>;
  stop(withinMs: number): Promise<unknown>;
};

/** `sendDigest` takes a report to the broker. */
export function startWatch(
  settings: Environment,
  outbox: Store,
  sendDigest: (report: Report) => Promise<Sent>,
): Watch {
  const digest = new Digest(outbox, sendDigest, { schedule: settings });
  const channels = alarmChannels(settings);
  const alarm = new Alarm(outbox, channels);
  digest.start();
  if (Object.keys(channels).length > 0) alarm.start();
  const stopBacklog = watchBacklog(outbox);
  const { HEARTBEAT_URL } = settings;
  const stopHeartbeat = HEARTBEAT_URL && startHeartbeat(outbox, () => callWeb(HEARTBEAT_URL));
  return {
    listening: serveMetrics(settings, outbox),
    stop(withinMs) {
      stopBacklog();
      if (stopHeartbeat) void stopHeartbeat();
      return Promise.all([digest.stop(withinMs), alarm.stop(withinMs)]);
    },
  };
}

/** By name, which stands in what is noted of an alarm. */
function alarmChannels(settings: Environment): Record<string, Channel> {
  const { SMTP_URL, ALERT_TO, ALERT_SMTP_URL, ALERT_URL, SITE_URL } = settings;
  const channels: Record<string, Channel> = {};
  if (ALERT_TO) {
    // Its own connection, and not for long: what enquiries wait for doesn't wait for it.
    const courier = courierTo(ALERT_SMTP_URL ?? SMTP_URL, settings, ALERT_PATIENCE);
    channels["mail"] = (alert) => courier.send(alertMessage(alert, ALERT_TO, settings));
  }
  if (ALERT_URL) channels["url"] = (alert) => callWeb(ALERT_URL, alertJson(alert, SITE_URL));
  return channels;
}
