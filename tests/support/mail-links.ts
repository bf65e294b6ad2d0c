/** The links in the broker's mail, for a site with this setting. */
import fs from "node:fs";
import { simpleParser } from "mailparser";
import { mailFile } from "./mail-files.ts";
import { postForm, referenceOf, validInsurance } from "./requests.ts";
import type { Site } from "./site.ts";

export const LINK_SECRET = "a secret of thirty-two characters";

/** Sends an enquiry and waits for its mail; gives the addresses of the links, as the text part has them. */
export async function linkedMail({ url, dataDir }: Pick<Site, "url" | "dataDir">) {
  const message = `Diese hier: ${crypto.randomUUID()}`;
  const sent = await postForm(`${url}/versicherungen`, { ...validInsurance, message });
  const reference = referenceOf(sent);
  const mail = await simpleParser(fs.readFileSync(await mailFile({ dataDir }, reference)));
  const addresses = mail.text?.match(/^https?:.*\/anfrage\/.*$/gm) ?? [];
  const [erledigt = "", spam = "", nochmal = ""] = addresses;
  return { reference, message, mail, addresses, links: { erledigt, spam, nochmal } };
}
