/** When and where else the broker is reached, and what follows an enquiry, as far as the profile says it. */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import { secondPhoneLabel } from "./parties";

type HoursFacts = Pick<Broker, "officeHours" | "replyTime">;
type Row = { label: string; values: Inline[][] };

/** A sentence for running text; none where the profile has no hours. */
export function phoneHours({ officeHours = [] }: Pick<Broker, "officeHours">): string[] {
  if (officeHours.length === 0) return [];
  const hours = officeHours.map((entry) => `${entry.days} ${entry.hours}`);
  return [`Am Telefon erreichst Du mich ${hours.join(", ")}.`];
}

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

/** What the contact page lists beside phone, e-mail and address. */
export function furtherWays(broker: HoursFacts & Pick<Broker, "secondPhone">): Row[] {
  const { secondPhone } = broker;
  return [
    ...(secondPhone ? [{ label: secondPhoneLabel, values: [withPhoneLinks(secondPhone)] }] : []),
    ...hourRows(broker),
  ];
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

/** What follows an enquiry. How soon is said only where the profile promises it. */
export function whatFollows(broker: HoursFacts): string {
  return [`Ich lese Deine Anfrage und ${callOrWrite(broker)}.`, ...phoneHours(broker)].join(" ");
}

const callOrWrite = ({ replyTime }: Pick<Broker, "replyTime">) =>
  `rufe Dich ${replyTime ? `${replyTime} ` : ""}an oder schreibe Dir`;

/** The steps after an enquiry, beside the form and in the receipt. */
export const nextSteps = (broker: Pick<Broker, "replyTime">): string[] => [
  "Deine Anfrage landet in meinem Postfach, und ich lese sie selbst.",
  `Ich ${callOrWrite(broker)}, und wir klären die ersten Fragen.`,
  "Danach entscheidest Du, ob und wie es weitergeht.",
];
