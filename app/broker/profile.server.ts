/**
 * Who the broker is: the shape of the profile file (`BROKER_FILE`, YAML).
 * Every fact about the broker on a page, in a mail or in the PDF comes from here.
 */
import { domainToASCII } from "node:url";
import * as z from "zod";

/**
 * What the first information can be set in: letters of every European language in Latin script, Turkish and
 * Vietnamese among them, and the usual signs. Its PDF has no other letters, and it is owed to each customer.
 */
const PRINTABLE =
  /^[ -~\u00a0-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u202f\u2039\u203a\u20ac\u2122]*$/;

const line = z
  .string()
  .trim()
  .normalize("NFC")
  .min(1)
  .max(200)
  .superRefine((text, context) => {
    const foreign = Array.from(text).find((letter) => !PRINTABLE.test(letter));
    if (foreign === undefined) return;
    context.addIssue({ code: "custom", message: noGlyph(foreign) });
  });

function noGlyph(letter: string): string {
  const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  const shown = /[\p{C}\p{Z}]/u.test(letter) ? "" : `"${letter}", `;
  return `has a character that the first information can't be set in (${shown}U+${code}): write it in Latin letters`;
}
/** Beside the profile, not elsewhere: the folder can be handed on as a whole. */
const file = line.regex(/^[^/\\]+$/, "must be the name of a file beside the profile");
const url = z.url({ protocol: /^https?$/ });

/** The domain may have umlauts; the DNS knows it in another spelling. */
const email = z
  .string()
  .trim()
  .refine((text) => z.regexes.email.test(text.replace(/[^@]*$/, domainToASCII)), {
    error: "isn't an e-mail address: write one like post@makler.example",
  })
  .meta({ format: "idn-email" });

const address = z.strictObject({
  street: line.describe("Street and number, or post-office box, e.g. Musterstraße 1"),
  postalCode: line.describe('Postal code in quotes, e.g. "12345"'),
  city: line.describe("Town"),
});

/** A body that can be named with its address: a chamber, an ombudsman, an authority. */
const body = z.strictObject({
  name: line.describe("Its full name"),
  address: address.describe("Its postal address"),
  phone: line.optional().describe("Its phone as it is to be read"),
  website: url.optional().describe("Its website, e.g. https://www.ihk.example"),
});

const companyName = line.describe("Name of the company");
const website = url.optional().describe("Website, e.g. https://www.example.de");

export const profileSchema = z.strictObject({
  example: z
    .boolean()
    .default(false)
    .describe("true while the data are made up: the site then says so and asks not to be indexed"),
  name: line.describe("First and last name of the broker"),
  firm: line.describe("Name of the firm as it stands in the imprint"),
  address: address.describe("Business address, no post-office box"),
  region: line.describe("Where customers are met, e.g. 'Musterstadt und Umgebung'"),
  phone: line.describe("Phone as it is to be read, e.g. '+49 30 1234567'"),
  email: email.describe("Public e-mail address of the broker, e.g. makler@example.de"),
  vatId: line.optional().describe("VAT identification number (§ 27 a UStG), if there is one"),
  yearsOfExperience: z.int().min(0).max(70).describe("Years of experience, told in the about text"),
  permissions: z
    .array(
      z.strictObject({
        title: line.describe("Name of the profession, e.g. Versicherungsmakler"),
        law: line.describe("The law it is given under, e.g. § 34d Abs. 1 GewO"),
        country: line.default("Bundesrepublik Deutschland").describe("State that gave it"),
      }),
    )
    .min(1)
    .describe("Permissions under trade law, in the order in which they are to be named"),
  registrations: z
    .array(
      z.strictObject({
        number: line.describe("Register number, e.g. D-1234-ABCDE-56 or D-W-123-4567-89"),
        activity: line.describe("What it is registered for, e.g. Versicherungsvermittlung"),
      }),
    )
    .min(1)
    .describe("Entries in the intermediary register (vermittlerregister.info)"),
  chamber: body.describe("Chamber (IHK) that issued the permissions and supervises them"),
  insurerHoldings: z
    .array(line)
    .default([])
    .describe("Holdings over 10 % in an insurer, or of an insurer in the firm; empty: none"),
  ombudsmen: z
    .array(
      z.strictObject({
        ...body.shape,
        field: z.enum(["insurance", "health", "loan"]).describe("What it settles"),
      }),
    )
    .min(1)
    .describe("Bodies for out-of-court settlement"),
  partnerProvider: z
    .strictObject({
      name: companyName,
      address: address.optional().describe("Its postal address"),
      website,
    })
    .describe("The financing provider to whom finance enquiries are passed on with consent"),
  agency: z
    .strictObject({ name: companyName, website })
    .describe("Who designed and built the site; named in the footer"),
  association: z
    .strictObject({ name: companyName, website })
    .describe("Association of insurance brokers whose logo the footer shows"),
  processors: z
    .array(
      z.strictObject({
        name: companyName,
        purpose: line.describe("What for, in German, e.g. Hosting der Website"),
        place: line.describe("State where the data are processed, in German, e.g. Deutschland"),
      }),
    )
    .min(1)
    .describe("Who processes data on the broker's behalf: hosting, e-mail"),
  dataProtectionAuthority: body.describe("Data protection supervisory authority of the state"),
  firstInformation: z
    .strictObject({
      version: line.describe('Version of the first information in quotes, e.g. "1.0"'),
      date: z.iso.date().describe('Its date as year-month-day, e.g. "2026-11-01"'),
    })
    .describe("Which state of the first information customers are handed"),
  portrait: file.optional().describe("Photo of the broker: a file beside the profile"),
  logo: file.optional().describe("Logo of the broker: a file beside the profile"),
  partnerLogo: file.optional().describe("Logo of the association: a file beside the profile"),
});

export type Broker = z.infer<typeof profileSchema>;

/** The same shape as a JSON schema: what editors complete and check profiles by. */
export function profileJsonSchema() {
  return {
    title: "The broker's profile",
    // What may be left out is what a person writes, not what the program makes of it.
    ...z.toJSONSchema(profileSchema, { io: "input" }),
  };
}
