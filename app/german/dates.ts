/** Dates and times as Germans read them, in German time. */

const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});
const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** A moment (ISO 8601): "21. November 2026 um 10:15 Uhr". */
export function formatGermanTime(iso: string): string {
  return `${moment.format(new Date(iso))} Uhr`;
}

/** A day (ISO 8601, without a time): "21. November 2026". */
export function formatGermanDate(iso: string): string {
  return day.format(new Date(iso));
}

const weekday = new Intl.DateTimeFormat("de-DE", { weekday: "long", timeZone: "UTC" });
const dayOfYear = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The weekday of a day (ISO 8601): "Montag". */
export const germanWeekday = (day: string) => weekday.format(new Date(day));

/** A day (ISO 8601) as it is named on day `from`, with the year where that is another: "Montag, 9. November". */
export function formatGermanDay(day: string, from: string): string {
  const name = day.slice(0, 4) === from.slice(0, 4) ? dayOfYear.format(new Date(day)) : undefined;
  return `${germanWeekday(day)}, ${name ?? formatGermanDate(day)}`;
}

const hourFormat = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Berlin",
});

/** What calendar and clock show in Germany at a moment (ms since 1970): a day (ISO 8601), an hour from 0 to 23. */
export function germanHour(at: number): { day: string; hour: number } {
  const [day = "", hour] = hourFormat.format(at).split(" ");
  return { day, hour: Number(hour) };
}

const yearFormat = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", year: "numeric" });

/** The year that it is in Germany. */
export const germanYear = () => Number(yearFormat.format(new Date()));
