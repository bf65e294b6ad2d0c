/**
 * Who the broker is: the shape of the profile file (`BROKER_FILE`, YAML).
 * Every fact about the broker on a page, in a mail or in the PDF comes from here.
 */
import { domainToASCII } from "node:url";
import * as z from "zod";
import { isAbout, permittedHalves } from "./halves.ts";

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

/** Whether it is a chamber or a trade office is a matter of the state and the permission. */
const authority = body.optional();

const remunerationKind = z.enum(["commission", "fee", "both"]);

const loans = z
  .strictObject({
    powers: z
      .enum(["independent", "tied"])
      .describe("independent: bound to no lender; tied: you act for certain lenders alone"),
    lenders: z
      .array(line)
      .default([])
      .describe("With tied: the lenders you act for alone, by name; with independent: left out"),
    advice: z
      .boolean()
      .optional()
      .describe("Whether you offer advice on property loans (Art. 247 § 13b EGBGB)"),
    arbitration: z
      .boolean()
      .optional()
      .describe("Whether you settle quarrels about loans out of court (§ 36 VSBG)"),
  })
  .refine(({ powers, lenders }) => powers !== "tied" || lenders.length > 0, {
    path: ["lenders"],
    error: "needs at least one name, since powers is tied",
  })
  .refine(({ powers, lenders }) => powers !== "independent" || lenders.length === 0, {
    path: ["lenders"],
    error: "must be left out, since powers is independent",
  });

/** Companies that are persons at law: their imprint names who represents them, and their register entry. */
const LEGAL_PERSON = /\b(?:g?GmbH|UG|AG)\b|haftung|aktiengesellschaft/i;

/** A link that leads to somebody else's site; nothing of theirs is loaded. */
const outwardLink = z.strictObject({
  label: line.max(60).describe("Words of the link, in German, e.g. Termin aussuchen"),
  url: url.describe("Where it leads, e.g. https://termine.example/mustermann"),
});

const companyName = line.describe("Name of the company");
const website = url.optional().describe("Website, e.g. https://www.example.de");

const profile = z.strictObject({
  example: z
    .boolean()
    .default(false)
    .describe("true while the data are made up: the site then says so and asks not to be indexed"),
  name: line.describe("First and last name of the broker"),
  called: z
    .enum(["Makler", "Maklerin", "Maklerbüro"])
    .default("Makler")
    .describe("How the texts call you: Makler, Maklerin or Maklerbüro"),
  firm: line.describe("Name of the firm as it stands in the imprint"),
  address: address.describe("Business address, no post-office box"),
  region: line.describe("Where customers are met, e.g. 'Musterstadt und Umgebung'"),
  phone: line.describe("Phone as it is to be read, e.g. '+49 30 1234567'"),
  secondPhone: line
    .optional()
    .describe("Another number, shown where all ways of contact are listed, e.g. '+49 170 1234567'"),
  officeHours: z
    .array(
      z.strictObject({
        days: line.max(40).describe("Days as they are to be read, e.g. Montag bis Freitag"),
        hours: line.max(60).describe("Hours as they are to be read, e.g. 9 bis 17 Uhr"),
      }),
    )
    .min(1)
    .max(7)
    .optional()
    .describe("When you can be reached by phone; left out: nothing is said"),
  replyTime: line
    .max(60)
    .optional()
    .describe(
      "How soon you answer an enquiry, e.g. 'innerhalb von zwei Werktagen'; left out: nothing is promised",
    ),
  bookingLink: outwardLink
    .optional()
    .describe("Where one books an appointment with you, if anywhere"),
  reviewsLink: outwardLink.optional().describe("Where one reads reviews of you, if anywhere"),
  email: email.describe("Public e-mail address of the broker, e.g. makler@example.de"),
  legalForm: line.optional().describe("Legal form, if the firm has one, e.g. GmbH or e.K."),
  representedBy: line
    .optional()
    .describe(
      "Who represents the company, all of them, e.g. 'Geschäftsführer Max Mustermann und Erika Mustermann'",
    ),
  commercialRegister: z
    .strictObject({
      court: line.describe("Court that keeps the register, e.g. Amtsgericht Musterstadt"),
      number: line
        .regex(/^(?:HR[AB]|G[sn]R|PR) \d+/, "must look like HRB 12345")
        .describe("Number of the entry, e.g. HRB 12345"),
    })
    .optional()
    .describe("Entry in the commercial register, if there is one"),
  vatId: line.optional().describe("VAT identification number (§ 27 a UStG), if there is one"),
  businessId: line
    .regex(/^DE\d{9}-\d{5}$/, "must look like DE123456789-00001")
    .optional()
    .describe("Business identification number (W-IdNr., § 139c AO), if there is one"),
  yearsOfExperience: z.int().min(0).max(70).describe("Years of experience, told in the about text"),
  specialities: z
    .array(line.max(80))
    .min(1)
    .max(8)
    .optional()
    .describe(
      "What you know best, in German, told on the page about you; left out: nothing is said",
    ),
  permissions: z
    .array(
      z.strictObject({
        title: line.describe(
          "Name of the profession as you bear it, e.g. Versicherungsmakler or Versicherungsmaklerin",
        ),
        law: line.describe("The law it is given under, e.g. § 34d Abs. 1 GewO"),
        country: line.default("Bundesrepublik Deutschland").describe("State that gave it"),
        authority: authority.describe(
          "Chamber or office that issued and supervises it; left out: the chamber below",
        ),
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
  chamber: body.describe(
    "Chamber (IHK) that issued and supervises the permissions that name no other authority",
  ),
  remuneration: z
    .strictObject({
      insurance: remunerationKind
        .optional()
        .describe(
          "For insurance; commission: within the premium, a fee only where agreed; fee: agreed, no commission; both",
        ),
      loans: remunerationKind
        .optional()
        .describe(
          "For loans; commission: from the lender, a fee only where agreed; fee: agreed, no commission; both",
        ),
      otherBenefits: z
        .array(line)
        .optional()
        .describe(
          "Other benefits from insurers, in German; empty: none; left out: nothing is said",
        ),
    })
    .optional()
    .describe(
      "How you are paid, for each half that you have a permission for; left out: the site says nothing of it",
    ),
  loans: loans
    .optional()
    .describe("How far your powers go for loans (Art. 247 § 13 EGBGB); left out: nothing is said"),
  independent: z
    .boolean()
    .optional()
    .describe(
      "true: with insurance you call yourself unabhängig, since no insurer has a holding in the firm or you in one, and no agreement binds you to one or to a turnover; left out: the word isn't used. With loans it follows from loans.powers",
    ),
  firstMeetingMinutes: z
    .int()
    .min(15)
    .max(480)
    .optional()
    .describe("How many minutes a first meeting takes; left out: nothing is said"),
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
    .describe("Bodies for out-of-court settlement, for each half that you have a permission for"),
  partnerProvider: z
    .strictObject({
      name: companyName,
      address: address.optional().describe("Its postal address"),
      website,
    })
    .optional()
    .describe(
      "The financing provider to whom finance enquiries are passed on with consent; left out: to nobody",
    ),
  agency: z
    .strictObject({ name: companyName, website })
    .optional()
    .describe("Who designed and built the site; named in the footer. Left out: nobody is"),
  association: z
    .strictObject({ name: companyName, website })
    .optional()
    .describe("Association of brokers whose logo the footer shows; left out: none"),
  processors: z
    .array(
      z.strictObject({
        name: companyName,
        purpose: line.describe("What for, in German, e.g. Hosting der Website"),
        place: line.describe("State where the data are processed, in German, e.g. Deutschland"),
      }),
    )
    .default([])
    .describe("Who processes data on the broker's behalf: hosting, e-mail; left out: nobody"),
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

export const profileSchema = profile
  .refine((broker) => !isLegalPerson(broker) || broker.representedBy !== undefined, {
    path: ["representedBy"],
    error: "must be given for this legal form",
  })
  .refine((broker) => !isLegalPerson(broker) || broker.commercialRegister !== undefined, {
    path: ["commercialRegister"],
    error: "must be given for this legal form",
  })
  .refine(({ association, partnerLogo }) => association !== undefined || !partnerLogo, {
    path: ["partnerLogo"],
    error: "needs the key association: whose logo it is",
  })
  .refine(({ independent, insurerHoldings }) => !independent || insurerHoldings.length === 0, {
    path: ["independent"],
    error: "can't be true: insurerHoldings names a holding, and who has one isn't independent",
  })
  .superRefine((broker, context) => {
    for (const { path, message } of faultsOfHalves(broker)) {
      context.addIssue({ code: "custom", path, message, input: broker });
    }
  });

type HalfFault = { path: (string | number)[]; message: string };

const NO_INSURANCE = "must be left out: no permission for insurance is named (§ 34d GewO)";
const NO_LOANS =
  "must be left out: no permission for loans is named (§ 34c Abs. 1 S. 1 Nr. 2, § 34i or § 34k GewO)";

/**
 * What is said of a half that no permission allows, and what is lacking of one that a permission allows. What every
 * profile of an earlier version had to say is no fault: it stays unused.
 */
function faultsOfHalves(broker: z.infer<typeof profile>): HalfFault[] {
  const { insurance, finance } = permittedHalves(broker);
  if (!insurance && !finance) {
    const message =
      "must name a permission for insurance (§ 34d GewO) or for loans (§ 34c Abs. 1 S. 1 Nr. 2, § 34i or § 34k GewO)";
    return [{ path: ["permissions"], message }];
  }
  return [
    ...(insurance ? lackingOf("insurance", broker) : sayingsOfInsurance(broker)),
    ...(finance ? lackingOf("loans", broker) : sayingsOfLoans(broker)),
  ];
}

function lackingOf(half: "insurance" | "loans", broker: z.infer<typeof profile>): HalfFault[] {
  const { remuneration, ombudsmen } = broker;
  const field = half === "insurance" ? "insurance" : "loan";
  return [
    ...(remuneration && !remuneration[half]
      ? [{ path: ["remuneration", half], message: "must be given" }]
      : []),
    ...(ombudsmen.some((body) => body.field === field)
      ? []
      : [{ path: ["ombudsmen"], message: `needs one with field: ${field}` }]),
  ];
}

function sayingsOfInsurance(broker: z.infer<typeof profile>): HalfFault[] {
  const { independent, registrations } = broker;
  return [
    ...(independent ? [["independent"]] : []),
    ...aboutIn(registrations, isAbout.insurance),
  ].map((path) => ({ path, message: NO_INSURANCE }));
}

function sayingsOfLoans(broker: z.infer<typeof profile>): HalfFault[] {
  const { loans: facts, registrations } = broker;
  return [...(facts ? [["loans"]] : []), ...aboutIn(registrations, isAbout.finance)].map(
    (path) => ({ path, message: NO_LOANS }),
  );
}

function aboutIn(registrations: { activity: string }[], isMeant: (activity: string) => boolean) {
  return registrations.flatMap(({ activity }, index) =>
    isMeant(activity) ? [["registrations", index]] : [],
  );
}

function isLegalPerson({ legalForm = "" }: { legalForm?: string | undefined }): boolean {
  return LEGAL_PERSON.test(legalForm);
}

export type Broker = z.infer<typeof profileSchema>;

/** The same shape as a JSON schema: what editors complete and check profiles by. */
export function profileJsonSchema() {
  return {
    title: "The broker's profile",
    // What may be left out is what a person writes, not what the program makes of it.
    ...z.toJSONSchema(profileSchema, { io: "input" }),
  };
}
