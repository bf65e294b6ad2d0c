/** Running text as typed data, and how it breaks into lines. */
import { Fragment, type ReactNode } from "react";

/** Words that lead somewhere. */
export type Link = { text: string; href: string };
/** Words that are stressed: slanted or bold. */
export type Stressed = { text: string; stress: "emphasis" | "strong"; href?: string };

/** Running text; what is linked or stressed carries its own words. */
export type Inline = string | Link | Stressed;

/** The link that it is, if it is one. */
export function linkOf(part: Inline): Link | undefined {
  if (typeof part === "string" || part.href === undefined) return undefined;
  return { text: part.text, href: part.href };
}

/** The words alone, as a mail or a hash needs them. */
export function plainText(text: Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/**
 * The space between a sign or abbreviation of a law and its number or letter, before "ff.", in "z. B.", "9 bis 17 Uhr",
 * "etwa 60 Minuten", "Musterstraße 1, 12345 Musterstadt"; of "§ 500 Abs. 2 BGB" and "Postfach 08 06 32" all. What is
 * longer may still part before "Satz", "Nr." and the like. And the one after a sentence's short first word, which would
 * hang at a line's end alone.
 */
const BOUND =
  /(?<=(?:§|Art\.|Artikel)\s\d+\p{L}?) (?=Abs(?:\.|atz))|(?<=Postfach(?: \d\d)*) (?=\d\d)|(?<=\d\p{L}?|\d ff?\.|\d\p{L}? ?\p{Ll}|Buchst(?:\.|abe) \p{L}|\(\d+\)) (?=\p{Lu}\p{L}*\p{Lu}(?!\p{L}))|(?<=§|Art\.|Artikel|Abs\.|Absatz|S\.|Satz|Nr\.|Nummer|Buchst\.|Buchstabe|§§\s[^a-z]*,|§\s\d+) (?=\(?(?:\d|\p{L}(?!\p{L})))|(?<=\d\p{L}?) (?=ff?\.)|(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)|(?<=\d) (?=bis \d|Uhr|Minuten)|(?<=\d bis|etwa) (?=\d)|(?<=\p{Ll}) (?=\d{1,3}\p{Ll}?, \d{5} )|(?<=(?<!\d)\d{5}) (?=\p{Lu}\p{Ll})|(?<=[.:!?] \p{Lu}\p{Ll}{0,2}) (?=\p{Ll}{1,10}(?!\p{L}))/gu;
/**
 * A word whose first part is too short to stand at the end of a line: "per E-Mail", "PV-Anlage"; and a host's name, unless
 * it is part of an address.
 */
const WHOLE =
  /((?:(?<!\p{L})per )?(?<![\p{L}\d-])\p{L}{1,2}-[\p{L}\d-]*[\p{L}\d]|(?<![@\p{Ll}\d-])[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+\.\p{Ll}{2,})/u;

/** A text in which no line ends between a sign or abbreviation and its number. */
export function keepTogether(text: string): string {
  return text.replace(BOUND, "\u00a0");
}

/** A word for which no line of a small phone has room; what is part of an address stays as it is. */
const TOO_LONG = /(?<![\p{L}@.-])\p{L}{34,}(?!\p{L}|[@.-]\p{L})/u;

/** A text that doesn't break where its readers would stumble. What is copied, found and read aloud is the same. */
export function Words({ children }: { children: string }) {
  return keepTogether(children)
    .split(WHOLE)
    .map((part, index) => {
      if (index % 2)
        return (
          <span key={index} className="whole">
            {part}
          </span>
        );
      return TOO_LONG.test(part) ? <LongWord key={index}>{part}</LongWord> : part;
    });
}

/** Where German nouns of this trade are put together. */
const JOINTS =
  /(?<=\p{L}{3})(?=versicherung|finanzierung|unfähigkeit|sierungs|lebens|haftpflicht|rechtsschutz|schutz|kredit|darlehens|vermittl|verordnung)/u;

/**
 * A long noun that may break at its joints, with a hyphen. The hyphens are drawn by the style sheet, so that
 * the word can still be found, copied and read aloud as one.
 */
export function LongWord({ children }: { children: string }) {
  return children.split(JOINTS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="joint" />}
      {part}
    </Fragment>
  ));
}

/** What leads on to the next word, and ends no line of a heading. */
const LEADING =
  /^(?:und|oder|aber|der|die|das|den|dem|des|ein|eine|einen|einem|einer|dein|deine|deinen|deinem|deiner|für|zu|zum|zur|in|im|an|am|auf|aus|bei|beim|mit|nach|über|um|unter|von|vom|vor|bis|als|wie|ob|du|ich|wir|so|\d+)$/i;
/** What belongs to the word before it: "weißt Du,". */
const FOLLOWING = /^(?:du|ich|wir),$/i;
/** As many letters as a line of the largest heading has in the smallest window; and in a common one. */
const SURE = 16;
const LIKELY = 27;

/** A heading's words, each with those that lead on to it or follow it. */
function groupsOf(text: string): string[] {
  return keepTogether(text)
    .split(" ")
    .reduce<string[]>((groups, word) => {
      const group = groups.at(-1);
      const leads =
        group !== undefined &&
        (LEADING.test(group.split(" ").at(-1) ?? "") || FOLLOWING.test(word));
      if (leads && group.length + 1 + word.length <= LIKELY)
        groups[groups.length - 1] = `${group} ${word}`;
      else groups.push(word);
      return groups;
    }, []);
}

/** What a heading says: its long nouns may break at their joints, and no line ends with a word that leads on. */
export function Heading({ children }: { children: string }) {
  return groupsOf(children)
    .map((group) => (group.length > SURE ? group : group.replaceAll(" ", "\u00a0")))
    .join("\n")
    .split(/(?<=^|\n)([^\n]* [^\n]*|[^\n]*(?<![\p{L}\d-])\p{L}{1,2}-[^\n]*)/u)
    .map((part, index) => {
      const words = <LongWord key={index}>{part.replaceAll("\n", " ")}</LongWord>;
      return index % 2 ? (
        <span key={index} className="whole">
          {words}
        </span>
      ) : (
        words
      );
    });
}

/**
 * Running text with its links. Links in a consent open a new tab, so that the form stays as it is. A link that
 * stands alone is as high as a thumb needs it.
 */
export function RunningText({ text, newTab }: { text: readonly Inline[]; newTab?: ReactNode }) {
  const alone = text.length === 1;
  return (
    <>
      {text.map((part, index) =>
        typeof part === "string" ? (
          <Words key={index}>{part.slice(signAfter(text, index - 1).length)}</Words>
        ) : part.href === undefined ? (
          <StressedWords key={index} part={part} />
        ) : (
          <WithSign key={index} sign={signAfter(text, index)}>
            <a
              href={part.href}
              className={alone ? "target" : undefined}
              {...(newTab !== undefined && { target: "_blank", rel: "noopener" })}
            >
              <LinkWords part={part} alone={alone} />
              {newTab}
            </a>
          </WithSign>
        ),
      )}
    </>
  );
}

/** The comma or point after a number at `index`: a number stays in one piece, and no line begins with what follows it. */
function signAfter(text: readonly Inline[], index: number): string {
  const [part, next] = [text[index], text[index + 1]];
  const isNumber = typeof part === "object" && part.href?.startsWith("tel:");
  return isNumber && typeof next === "string" ? (/^[,.;:)]/.exec(next)?.[0] ?? "") : "";
}

function WithSign({ sign, children }: { sign: string; children: ReactNode }) {
  if (sign === "") return children;
  return (
    <span className="whole">
      {children}
      {sign}
    </span>
  );
}

/** A target lays out its parts: its words are one of them. */
function LinkWords({ part, alone }: { part: Exclude<Inline, string>; alone: boolean }) {
  const words = <StressedWords part={part} />;
  return alone ? <span>{words}</span> : words;
}

function StressedWords({ part }: { part: Exclude<Inline, string> }) {
  const words = <Words>{part.text}</Words>;
  if (!("stress" in part)) return words;
  return part.stress === "strong" ? <strong>{words}</strong> : <em>{words}</em>;
}
