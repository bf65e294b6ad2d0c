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

const yearFormat = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", year: "numeric" });

/** The year that it is in Germany. */
export const germanYear = () => Number(yearFormat.format(new Date()));
