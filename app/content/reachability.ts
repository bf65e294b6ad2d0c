/** When and where else the broker is reached, as far as the profile says it. */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import { secondPhoneLabel } from "./parties";

type HoursFacts = Pick<Broker, "officeHours" | "replyTime">;
type Row = { label: string; values: Inline[][] };

/** A sentence for running text; none where the profile has no hours. */
export function phoneHours(broker: Pick<Broker, "officeHours">): string[] {
  const hours = hoursInALine(broker);
  return hours ? [`Am Telefon erreichst Du mich ${hours}.`] : [];
}

/** Days and hours one after the other; undefined where the profile has none. */
export function hoursInALine({ officeHours }: Pick<Broker, "officeHours">): string | undefined {
  return officeHours?.map(({ days, hours }) => `${days} ${hours}`).join(", ");
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
