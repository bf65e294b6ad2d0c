/** The broker's addresses, of which some may have a message before the others. */
import { domainToASCII } from "node:url";

/** Those of `recipients` (`Name <address>` or an address) that `takenBy`, addresses, doesn't name. */
export function stillOwed(recipients: string[], takenBy: string[]): string[] {
  return recipients.filter((recipient) => !takenBy.includes(envelopeAddress(recipient)));
}

/** As the mailer writes it into the envelope: bare, the domain in small letters and ASCII. */
function envelopeAddress(recipient: string): string {
  const address = /<([^<>]*)>$/.exec(recipient)?.[1] ?? recipient;
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at).toLowerCase());
}
