/** Is the clock sane? Retries, receipts and what is erased when all depend on it. */
import { findings, type Finding } from "./finding";

const MINUTE_MS = 60_000;
const TWENTY_YEARS_MS = 20 * 365 * 24 * 60 * MINUTE_MS;

/** All in ms since 1970. `builtAt`: when this program was built. `newest`: when the last enquiry came in. */
export function checkClock(at: {
  now: number;
  builtAt: number;
  newest: number | undefined;
}): Finding {
  const { now, builtAt, newest } = at;
  const { ok, failed } = findings("clock");
  const time = new Date(now).toISOString();
  const advice = "set the machine's clock, and let it follow a time server (NTP)";
  if (now < builtAt) {
    return failed(`${time} is before this program was built (${iso(builtAt)})`, advice);
  }
  if (now > builtAt + TWENTY_YEARS_MS) {
    return failed(`${time} is twenty years after this program was built`, advice);
  }
  if (newest !== undefined && newest > now + MINUTE_MS) {
    return failed(`${time} is before the newest enquiry came in (${iso(newest)})`, advice);
  }
  if (!knowsGermanTime()) {
    return failed(
      "Node.js has no time-zone data",
      "use a Node.js with full ICU, as all releases have",
    );
  }
  return ok(`${time}, and it knows German time`);
}

const iso = (time: number) => new Date(time).toISOString();

function knowsGermanTime(): boolean {
  const hour = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", timeZone: "Europe/Berlin" });
  const [winter, summer] = ["2026-01-15T12:00Z", "2026-07-15T12:00Z"].map((moment) =>
    parseInt(hour.format(new Date(moment))),
  );
  return winter === 13 && summer === 14;
}
