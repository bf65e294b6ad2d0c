/**
 * The shapes of the files that hold a site's texts, and the texts that the site is shipped with. What a text says is
 * either plain (one line: headings, labels) or prose; how both are written, see markup.server.
 */
import type { Halves } from "../broker/halves";
import * as z from "zod";
import {
  adviceMarks,
  benefitDrawings,
  type AdviceMark,
  type BenefitDrawing,
} from "../drawings/home";
import { plainText } from "../german/words";
import { longest, parse, placeholderFaults } from "./markup.server";

const anything = z.string().trim().normalize("NFC");
const written = anything.min(1);

/** In characters, with the longest choices; what `what` bears was looked at on the narrowest phones, too. */
export function plain(most: number, what: string, text = written) {
  return text
    .superRefine((text, context) => {
      const fault = (message: string) => context.addIssue({ code: "custom", message });
      if (text.includes("\n")) fault("must be one line");
      placeholderFaults(text).forEach(fault);
      tooLong(longest(text), most).forEach(fault);
    })
    .describe(`${what} (one line, at most ${most} characters)`);
}

export function prose(most: number, what: string) {
  return proseOf(what, `${PARAGRAPHS}, at most ${most} characters`, (text) => [
    ...tooLong(text, most),
  ]);
}

/** Prose of one paragraph. */
export function sentences(most: number, what: string) {
  return proseOf(what, `${SENTENCES}, at most ${most} characters`, (text, paragraphs) => [
    ...(paragraphs > 1 ? ["must be one paragraph: delete the empty line"] : []),
    ...tooLong(text, most),
  ]);
}

const PARAGRAPHS = "paragraphs with *emphasis*, **strong** and [links](/kontakt)";
const SENTENCES = "one paragraph with *emphasis*, **strong** and [links](/kontakt)";

function proseOf(
  what: string,
  how: string,
  measure: (text: string, paragraphs: number) => string[],
) {
  return written
    .superRefine((text, context) => {
      const { paragraphs, faults } = parse(longest(text));
      const words = paragraphs.map(plainText).join("\n");
      // What can't stand there counts neither as words nor as a paragraph.
      const size = faults.length > 0 ? [] : measure(words, paragraphs.length);
      for (const message of [...placeholderFaults(text), ...size]) {
        context.addIssue({ code: "custom", message });
      }
      // The line is the text's own, from 1.
      for (const { line, text: message } of faults) {
        context.addIssue({ code: "custom", message, params: { line } });
      }
    })
    .describe(`${what} (${how})`);
}

function tooLong(text: string, most: number): string[] {
  const length = Array.from(text).length;
  return length > most ? [`is too long: at most ${most} characters, it has ${length}`] : [];
}

/** A text for each kind of broker: which of them is shown follows from the permissions of the profile. */
function byHalves<T extends z.ZodType>(text: T, what: string) {
  const only = (when: string) => text.describe(`${when}: ${text.description ?? ""}`);
  return z
    .strictObject({
      both: only("Where you may do insurance and loans"),
      insurance: only("Where you may do insurance alone"),
      finance: only("Where you may do loans alone"),
    })
    .describe(what);
}

const CASES = ["both", "insurance", "finance"] as const;
/** What the site offers. */
export type Case = (typeof CASES)[number];

const needs = z
  .enum(["insurance", "finance", "both", "insurance alone", "finance alone"])
  .optional()
  .describe("Which permissions it needs to be shown; left out: none");

export function caseOf({ insurance, finance }: Halves): Case {
  return finance ? (insurance ? "both" : "finance") : "insurance";
}

/** Whether what `needs` so much is shown in the case. */
export function isShown(needed: z.infer<typeof needs>, which: Case): boolean {
  if (needed === undefined) return true;
  if (needed === "insurance" || needed === "finance") return which === "both" || which === needed;
  return needed === (which === "both" ? "both" : `${which} alone`);
}

/** Entries of which at most so many are shown at a time. */
function atMost(most: number) {
  return (entries: { needs?: z.infer<typeof needs> }[], context: z.RefinementCtx) => {
    for (const which of CASES) {
      const count = entries.filter((entry) => isShown(entry.needs, which)).length;
      if (count <= most) continue;
      const message = `has too many entries: at most ${most} may be shown at a time, these are ${count}`;
      context.addIssue({ code: "custom", message });
      return;
    }
  };
}

const pageDocument = {
  title: byHalves(
    plain(55, "Title"),
    "Title of the document, in tabs and search results; your name follows it",
  ),
  description: byHalves(
    plain(155, "Description"),
    "What search engines and messengers show below the title",
  ),
};

const home = z.strictObject({
  ...pageDocument,
  link: plain(16, "Name of the link to this page in the menu"),
  headline: byHalves(
    plain(70, "Headline"),
    "The headline; what follows its first comma stands on a line of its own, where there is room",
  ),
  lead: byHalves(sentences(260, "Lead"), "Who speaks, below the headline"),
  tiles: z
    .strictObject({
      insurance: tile("insurance"),
      finance: tile("loans"),
    })
    .describe("The two fields that lead to the items"),
  process: z
    .strictObject({
      heading: plain(60, "Heading above the steps"),
      intro: sentences(120, "What stands below it, before your phone number"),
      steps: z
        .array(
          z.strictObject({
            title: plain(45, "What the step is called"),
            text: sentences(260, "What happens"),
            who: z.enum(["Du", "Ich", "Du und ich"]).describe("Who acts"),
          }),
        )
        .min(3)
        .max(5)
        .describe("The steps from the first contact on, three to five"),
      answers: z
        .strictObject({
          cost: z
            .strictObject({
              question: plain(45, "The question; the answer follows from the profile"),
              link: plain(45, "Label of the link to the first information"),
            })
            .describe("What it costs; left out where the profile doesn't say"),
          papers: z
            .strictObject({
              question: plain(45, "The question"),
              text: sentences(260, "The answer"),
              link: plain(45, "Label of the link to the first meeting on the contact page"),
            })
            .describe("What to bring along"),
        })
        .describe("What one wants to know before calling"),
      sheet: z
        .strictObject({
          heading: plain(45, "Heading"),
          note: plain(60, "Says that what follows is an example"),
          contract: plain(20, "What the first column is headed"),
          state: plain(20, "What the second column is headed"),
          advice: plain(20, "What the third column is headed"),
          rows: z
            .array(
              z.strictObject({
                contract: plain(30, "What the contract is called"),
                state: plain(70, "What is noted about it"),
                advice: plain(45, "What you advise"),
                mark: z
                  .enum(Object.keys(adviceMarks) as AdviceMark[])
                  .optional()
                  .describe("What stands before the advice; nothing, if it is left out"),
                needs,
              }),
            )
            .superRefine(atMost(6))
            .describe("Contracts, at most six at a time; none: no sheet"),
        })
        .describe("An example of the sheet that customers get from you, above the steps"),
    })
    .describe("How it goes on after the first contact"),
  benefits: z
    .strictObject({
      heading: plain(60, "Heading above the reasons"),
      intro: sentences(160, "What stands below it"),
      items: z
        .array(
          z.strictObject({
            title: plain(45, "The reason in a few words"),
            text: sentences(260, "What is meant"),
            drawing: z
              .enum(Object.keys(benefitDrawings) as BenefitDrawing[])
              .optional()
              .describe("Drawing beside it; left out: a roof"),
            needs,
          }),
        )
        .min(4)
        .superRefine(atMost(10))
        .describe("Reasons to come to you, four to ten at a time"),
    })
    .describe("What a customer has from you"),
  closing: z
    .strictObject({
      heading: plain(60, "Heading"),
      text: byHalves(sentences(200, "Text"), "What stands beside it"),
      action: plain(28, "Label of the button"),
    })
    .describe("The last call on the page"),
  topicDialog: z
    .strictObject({
      heading: plain(60, "Heading"),
      intro: sentences(160, "What stands below it"),
      insurance: tile("insurance"),
      finance: tile("loans"),
    })
    .describe("What the button opens where you do both; otherwise it leads to the items at once"),
});

function tile(of: string) {
  return z
    .strictObject({
      title: plain(30, "Its title"),
      text: plain(110, "What is to be found there"),
      // The arrow had a label once: a site that still gives one starts as before.
      action: z
        .unknown()
        .optional()
        .meta({ deprecated: true, description: "Without effect: the arrow has no label any more" }),
    })
    .describe(`The field that leads to ${of}`);
}

const about = z.strictObject({
  ...pageDocument,
  link: plain(16, "Name of the link to this page in the menu"),
  heading: plain(60, "The page's heading"),
  lead: byHalves(sentences(260, "Lead"), "Below the heading"),
  sections: z
    .array(
      z.strictObject({
        heading: plain(60, "Heading of the section"),
        otherwise: plain(60, "Heading")
          .optional()
          .describe("Heading where the other one names a fact that the profile doesn't have"),
        text: prose(1200, "Text of the section"),
        needs,
      }),
    )
    .min(1)
    .superRefine(atMost(10))
    .describe("The sections of the page, in their order"),
  action: z
    .strictObject({
      heading: plain(60, "Heading"),
      text: sentences(200, "Text"),
      insurance: plain(28, "Label of the button that leads to the form for insurance"),
      finance: plain(28, "Label of the button that leads to the form for loans"),
    })
    .describe("The last call on the page"),
});

const contact = z.strictObject({
  ...pageDocument,
  heading: plain(60, "The page's heading"),
  lead: sentences(260, "Below the heading"),
  forms: z
    .strictObject({
      insurance: tile("the form for insurance"),
      finance: tile("the form for loans"),
    })
    .describe("The two fields that lead to the forms"),
  firstMeeting: z
    .strictObject({
      heading: plain(60, "Heading"),
      intro: sentences(200, "What stands below it"),
      steps: list("What happens, one entry a step"),
      papers: z
        .strictObject({
          insurance: list("Papers that help with insurance"),
          finance: list("Papers that help with loans"),
        })
        .describe("What to bring along"),
      note: sentences(260, "What stands below the lists"),
    })
    .describe("The first meeting; also printed as a sheet of its own"),
});

function list(what: string) {
  return z
    .strictObject({
      heading: plain(45, "Heading of the list"),
      items: z
        .array(sentences(140, "An entry"))
        .min(1)
        .max(8)
        .describe("The entries, one to eight"),
    })
    .describe(what);
}

const hint = (of: string) =>
  plain(160, `Beside the field for ${of}; empty: nothing`, anything).optional();

const form = z.strictObject({
  hints: z
    .strictObject({
      topic: hint("the topic"),
      financeOption: hint("what is planned"),
      title: hint("the form of address"),
      name: hint("the name"),
      email: hint("the e-mail address"),
      phone: hint("the phone number"),
      callback: hint("the question when a call suits best"),
      message: hint("the message"),
    })
    .describe("What helps to fill in the fields of both forms"),
  signature: z
    .strictObject({
      heading: plain(45, "Heading above your name"),
      nextSteps: z
        .array(plain(140, "A step"))
        .min(2)
        .max(5)
        .describe("What happens with an enquiry; in the receipt by e-mail, too"),
    })
    .describe("The block beside the forms: who reads the enquiry"),
  confirmation: z
    .strictObject({
      next: plain(
        160,
        "What happens next; after the promise to answer, unless it says your replyTime",
      ),
    })
    .describe("What stands above the form once it was sent"),
});

/** By name of the file in a site's folder, without its ".yaml". */
export const textFiles = { home, about, contact, form } as const;

type TextFile = keyof typeof textFiles;

/** By file. Checked; placeholders are still in them. */
export type Texts = { [File in TextFile]: z.infer<(typeof textFiles)[File]> };

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[] };

/**
 * The schema of a file of texts as JSON: what editors complete and check it by. A site's own file holds only what
 * differs, so no key of a map must be there; an entry of a list is whole.
 */
export function textJsonSchema(name: string, schema: z.ZodType) {
  return {
    title: `The site's ${name}.yaml`,
    ...loosened(z.toJSONSchema(schema, { io: "input" }) as JsonSchema),
  };
}

function loosened(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema;
  const { properties, ...rest } = schema;
  delete rest.required;
  const loose = Object.entries(properties).map(([key, each]) => [key, loosened(each)] as const);
  return { ...rest, properties: Object.fromEntries(loose) };
}
