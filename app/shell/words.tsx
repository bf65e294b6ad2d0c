/** The space between a sign or abbreviation of a law and its number or letter, before "ff.", in "z. B.". */
const BOUND =
  /(?<=§|Art\.|Artikel|Abs\.|Absatz|S\.|Satz|Nr\.|Nummer|Buchst\.|Buchstabe|§§ [^a-z]*,|§ \d+) (?=\(?(?:\d|\p{L}(?!\p{L})))|(?<=\d\p{L}?) (?=ff?\.)|(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu;
/** A word whose first part is too short to stand at the end of a line: "E-Mail-Adresse", "PV-Anlage". */
const SHORT_PARTS = /((?<![\p{L}\d-])\p{L}{1,2}-[\p{L}\d-]*[\p{L}\d])/u;

/** A text in which no line ends between a sign or abbreviation and its number. */
export function keepTogether(text: string): string {
  return text.replace(BOUND, "\u00a0");
}

/** A text that doesn't break where its readers would stumble. What is copied, found and read aloud is the same. */
export function Words({ children }: { children: string }) {
  return keepTogether(children)
    .split(SHORT_PARTS)
    .map((part, index) =>
      index % 2 ? (
        <span key={index} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
