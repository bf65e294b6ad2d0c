/**
 * The small Markdown of the site's texts: paragraphs, *emphasis*, **strong** and [links](/kontakt), nothing else.
 * Line breaks in a paragraph are spaces.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import { nearest } from "../folder/fault";
import type { Inline, Stressed } from "../german/words";
import { pageAt, pages } from "../pages";
import { fill, type Values } from "./placeholders.server";

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

/** Its paragraphs, and what can't stand in a text of the site; placeholders stay as they are. */
export function parse(markdown: string): { paragraphs: Inline[][]; faults: ProseFault[] } {
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
