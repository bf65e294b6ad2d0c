/** When and where else the broker is reached, as far as the profile says it. */
import type { Broker } from "../broker/profile.server";
import type { Inline } from "../german/words";

type HoursFacts = Pick<Broker, "officeHours" | "replyTime">;
type Row = { label: string; values: Inline[][] };

/** A sentence for running text; none where the profile has no hours. */
export function phoneHours(broker: Pick<Broker, "officeHours">): string[] {
  const hours = hoursInALine(broker);
  return hours ? [`Am Telefon erreichst Du mich ${hours}.`] : [];
}

/** Days and hours one after the other; undefined where the profile has none. */
export function hoursInALine(broker: Pick<Broker, "officeHours">): string | undefined {
  return hoursByDays(broker)?.join(" ");
}

type Hours = NonNullable<Broker["officeHours"]>[number];
const inOneLine = ({ days, hours }: Hours) => `${days} ${hours}`;

/** The same, in the pieces in which a line may hold it. */
export function hoursByDays({ officeHours }: Pick<Broker, "officeHours">): string[] | undefined {
  return officeHours?.map(
    (each, index, { length }) => `${inOneLine(each)}${index < length - 1 ? "," : ""}`,
  );
}

/** When the broker is reached and answers, a line each, as far as the profile says it. */
export const hoursInReach = ({ officeHours = [], replyTime }: HoursFacts): string[] => [
  ...officeHours.map(inOneLine),
  ...(replyTime ? [`Antwort ${replyTime}`] : []),
];

/** Hours and time of reply, for a list of terms; empty where the profile says neither. */
export function hourRows({ officeHours, replyTime }: HoursFacts): Row[] {
  return [
    ...(officeHours
      ? [
          {
            label: "Erreichbar",
            values: officeHours.map(({ days, hours }) => [`${days}: ${hours}`]),
          },
        ]
      : []),
    ...(replyTime ? [{ label: "Antwort auf Anfragen", values: [[replyTime]] }] : []),
  ];
}

/** How long things take, beside an action; undefined where the profile says nothing of it. */
export function timeInPassing({
  firstMeetingMinutes: minutes,
  replyTime,
}: Pick<Broker, "firstMeetingMinutes" | "replyTime">): string | undefined {
  const sentences = [
    ...(replyTime ? [`Du hörst ${replyTime} von mir.`] : []),
    ...(minutes ? [`Das erste Gespräch dauert etwa ${minutes} Minuten.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** Links to others' sites, each with the label that it stands under. */
export function outwardLinks({
  bookingLink,
  reviewsLink,
}: Pick<Broker, "bookingLink" | "reviewsLink">): { label: string; text: string; href: string }[] {
  return [
    ...(bookingLink ? [{ label: "Termin", text: bookingLink.label, href: bookingLink.url }] : []),
    ...(reviewsLink
      ? [{ label: "Bewertungen", text: reviewsLink.label, href: reviewsLink.url }]
      : []),
  ];
}
