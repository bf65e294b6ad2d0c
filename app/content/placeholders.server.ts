/**
 * What stands in braces in the texts of the site: a fact of the profile ({region}), a count in words ({benefits},
 * at the beginning of a sentence {Benefits}), or three choices by how the profile calls the broker
 * ({Makler|Maklerin|Maklerbüro}). {years?} is nothing by itself: its sentence stands only where the fact is known.
 */
import type { Broker } from "../broker/profile.server";
import { nearest } from "../folder/fault";

const FACTS = [
  "name",
  "firm",
  "region",
  "phone",
  "years",
  "minutes",
  "cost",
  "ties",
  "partner",
  "replyTime",
  "hours",
] as const;
const COUNTS = [
  "insurances",
  "privateInsurances",
  "businessInsurances",
  "loans",
  "propertyLoans",
  "instalmentLoans",
  "steps",
  "benefits",
] as const;
/** In the order of the choices. */
const CALLED: readonly Broker["called"][] = ["Makler", "Maklerin", "Maklerbüro"];

type Fact = (typeof FACTS)[number];
/** How many there are of each. */
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** What placeholders stand for. A fact that the profile doesn't have is undefined. */
export type Values = {
  called: Broker["called"];
  facts: Readonly<Record<Fact, string | undefined>>;
  counts: Counts;
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * `text` with what its placeholders stand for. A sentence that needs a fact which isn't known is left out; a
 * paragraph of none but such, too. Line breaks in a paragraph become spaces. `written` is how a fact is put in.
 */
export function fill(text: string, values: Values, written = (fact: string) => fact): string {
  return text
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) =>
      sentencesOf(paragraph.replace(/\s*\n\s*/g, " "))
        .filter((sentence) => factsIn(sentence).every((fact) => values.facts[fact] !== undefined))
        .join("")
        .replace(PLACEHOLDER, (_all, inside: string) => valueOf(inside, values, written))
        .trim(),
    )
    .filter(Boolean)
    .join("\n\n");
}

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });

/** A sentence may begin with a placeholder: where its brace stands, the rules of Unicode look for a letter. */
function sentencesOf(paragraph: string): string[] {
  const masked = paragraph.replace(PLACEHOLDER, (all) => "X".repeat(all.length));
  return Array.from(segmenter.segment(masked), ({ index, segment }) =>
    paragraph.slice(index, index + segment.length),
  );
}

const isFact = (name: string): name is Fact => (FACTS as readonly string[]).includes(name);

function factsIn(sentence: string): Fact[] {
  return Array.from(sentence.matchAll(PLACEHOLDER), ([, inside = ""]) =>
    inside.replace(/\?$/, ""),
  ).filter(isFact);
}

function valueOf(
  inside: string,
  { called, facts, counts }: Values,
  written: (fact: string) => string,
) {
  if (inside.includes("|")) return inside.split("|")[CALLED.indexOf(called)] ?? "";
  if (inside.endsWith("?")) return "";
  if (isFact(inside)) return written(facts[inside] ?? "");
  const count = COUNTS.find((name) => name === uncapitalised(inside));
  if (!count) throw new Error(`no placeholder {${inside}}`);
  const word = inWords(counts[count]);
  return inside === count ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

const uncapitalised = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const WORDS = "keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** As German texts write them: to twelve in letters. One and none are feminine. */
const inWords = (count: number) => WORDS[count] ?? String(count);

/** What is wrong with the placeholders of `text`, as its author reads it; empty where they are right. */
export function placeholderFaults(text: string): string[] {
  const inBraces = Array.from(text.matchAll(PLACEHOLDER), ([, inside = ""]) => inside);
  const faults = inBraces.flatMap((inside) => faultOf(inside) ?? []);
  const rest = text.replace(PLACEHOLDER, "");
  return /[{}]/.test(rest) ? [...faults, "has a brace without its other half"] : faults;
}

function faultOf(inside: string): string | undefined {
  if (inside.includes("|")) {
    if (inside.split("|").length === CALLED.length) return undefined;
    return `{${inside}} must have three choices, for ${CALLED.join(", ")}`;
  }
  const name = inside.replace(/\?$/, "");
  if (isFact(name)) return undefined;
  const counts = COUNTS.flatMap((count) => [count, count.charAt(0).toUpperCase() + count.slice(1)]);
  if (counts.includes(inside)) return undefined;
  const known = [...FACTS, ...counts];
  const meant = nearest(name, known);
  return meant
    ? `has an unknown {${inside}}; did you mean {${meant}}?`
    : `has an unknown {${inside}} (there are: ${[...FACTS, ...COUNTS].map((each) => `{${each}}`).join(", ")})`;
}

/** Letters of `text` where each choice is the longest. */
export function longest(text: string): string {
  return text.replace(PLACEHOLDER, (_all, inside: string) =>
    inside.includes("|")
      ? inside.split("|").reduce((long, each) => (each.length > long.length ? each : long), "")
      : inside,
  );
}
