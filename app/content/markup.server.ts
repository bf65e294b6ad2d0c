/**
 * How the texts of a site are written.
 *
 * In braces stands a fact of the profile ({region}), a count in words ({benefits}, at the beginning of a sentence
 * {Benefits}), or three choices by how the profile calls the broker ({Makler|Maklerin|Maklerbüro}). {years?} is nothing by
 * itself: its sentence stands only where the fact is known.
 *
 * Prose has a small Markdown beside them: paragraphs, *emphasis*, **strong** and [links](/kontakt), nothing else. Line
 * breaks in a paragraph are spaces.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Broker } from "../broker/profile.server";
import { nearest } from "../folder/yaml-file.server";
import type { Inline, Stressed } from "../german/words";
import { pageAt, pages } from "../pages";

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

/** `line`: within the text, from 1. */
type ProseFault = { line: number; text: string };

type Node = ReturnType<typeof fromMarkdown>["children"][number];
type Style = Pick<Stressed, "href"> & { stress?: Stressed["stress"] };

/** The paragraphs of `markdown` with its placeholders filled in. What a fact says is never taken for Markdown. */
export function prose(markdown: string, values: Values): Inline[][] {
  return parse(fill(markdown, values, escaped)).paragraphs;
}

/** The same as one paragraph. */
export function inline(markdown: string, values: Values): Inline[] {
  return prose(markdown, values).flatMap((paragraph, index) =>
    index === 0 ? paragraph : [" ", ...paragraph],
  );
}

const escaped = (fact: string) => fact.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/**
 * Lines that begin with a letter, a quotation mark or a placeholder, end in no space, and have nothing that Markdown
 * gives a meaning.
 */
const PLAIN_LINE = String.raw`[\p{L}„{][\p{L}\p{N} .,;:?!„“()–…%§/{}|-]*(?<! )`;
const PLAIN = new RegExp(`^${PLAIN_LINE}(?:\n\n?${PLAIN_LINE})*\n?$`, "u");

/** Its paragraphs, and what can't stand in a text of the site; placeholders stay as they are. */
export function parse(markdown: string): { paragraphs: Inline[][]; faults: ProseFault[] } {
  // Most texts are, and to parse them all took a tenth of a second of the start.
  if (PLAIN.test(markdown)) {
    const paragraphs = markdown.trimEnd().split("\n\n");
    return { paragraphs: paragraphs.map((text) => [text.replaceAll("\n", " ")]), faults: [] };
  }
  const faults: ProseFault[] = [];
  const paragraphs = fromMarkdown(markdown).children.map((node) => {
    if (node.type === "paragraph") return inlines(node.children, {});
    refuse(node);
    return [];
  });
  return { paragraphs, faults };

  function inlines(nodes: readonly Node[], style: Style): Inline[] {
    return joined(nodes.flatMap((node) => inlinesOf(node, style)));
  }

  function inlinesOf(node: Node, style: Style): Inline[] {
    switch (node.type) {
      case "text":
        return [styled(node.value.replace(/[ \t]*\n[ \t]*/g, " "), style)];
      case "break":
        return [styled(" ", style)];
      case "emphasis":
        return inlines(node.children, { stress: "emphasis", ...style });
      case "strong":
        return inlines(node.children, { ...style, stress: "strong" });
      case "link": {
        const fault = node.children.length === 0 ? "has a link without words" : targetFault(node);
        if (fault) faults.push({ line: lineOf(node), text: fault });
        return inlines(node.children, { ...style, href: node.url });
      }
      default:
        refuse(node);
        return [];
    }
  }

  function refuse(node: Node) {
    const { start, end } = node.position ?? {};
    const [words = ""] = markdown.slice(start?.offset, end?.offset).split("\n");
    const shown = words.length > 40 ? `${words.slice(0, 40)}…` : words;
    // Its beginning is told already.
    if (node.type === "html" && words.startsWith("</")) return;
    const advice = node.type in INSTEAD ? ` (${INSTEAD[node.type]})` : "";
    const text = `${NAMES[node.type] ?? "this"} can't stand here: ${shown}${advice}`;
    faults.push({ line: lineOf(node), text });
  }
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

const NAMES: Partial<Record<Node["type"], string>> = {
  heading: "headings",
  list: "lists",
  blockquote: "quotations",
  code: "indented text and code",
  inlineCode: "code",
  html: "HTML",
  image: "pictures",
  imageReference: "pictures",
  thematicBreak: "lines",
  definition: "references",
  linkReference: "references",
};

/** What to write in its place. */
const INSTEAD: Partial<Record<Node["type"], string>> = {
  heading: "delete the #: a heading has a key of its own",
  list: "write sentences",
  html: "write *so* for emphasis, **so** for strong",
  code: "begin each line as far left as the first",
  image: "a picture is the name of a file, in a key of its own",
};

function styled(text: string, { stress, href }: Style): Inline {
  if (stress) return { text, stress, ...(href !== undefined && { href }) };
  return href === undefined ? text : { text, href };
}

/** Plain words that follow each other are one part: what may not break is found in whole words. */
function joined(parts: Inline[]): Inline[] {
  return parts.reduce<Inline[]>((all, part) => {
    const last = all.at(-1);
    if (typeof part !== "string" || typeof last !== "string") return [...all, part];
    return [...all.slice(0, -1), last + part];
  }, []);
}

const ELSEWHERE =
  /^(?:https:\/\/[^\s/.]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]{3,})$/;
/** What a link may lead to beside the pages. */
const FILES = ["/erstinformation.pdf"];

/** Why nobody gets anywhere by a link to `url`; undefined where they do. */
function targetFault({ url, title }: { url: string; title?: string | null | undefined }) {
  if (title) return `the link to ${url} has a title: leave it out`;
  if (ELSEWHERE.test(url) || FILES.includes(url)) return undefined;
  if (!url.startsWith("/")) {
    const advice = /^www\.|^http:/.test(url)
      ? `write https://${url.replace(/^http:\/\//, "")}`
      : "write a page of this site, like /kontakt, or an address with https:, mailto: or tel:";
    return `a link leads to ${url}: ${advice}`;
  }
  const [address = "", anchor] = url.split("#");
  const [path = ""] = address.split("?");
  const page = pageAt(path);
  const known = pages.map((each) => each.path);
  if (!page) return `there is no page ${path}${didYouMean(path, known)}`;
  if (anchor === undefined || !page.anchors || page.anchors.includes(anchor)) return undefined;
  return `there is no place #${anchor} on ${path}${didYouMean(anchor, page.anchors)}`;
}

function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, [...known]);
  return meant ? `; did you mean ${meant}?` : ` (there are: ${known.join(", ")})`;
}
