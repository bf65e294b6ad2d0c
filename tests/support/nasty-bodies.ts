/** Bodies just below the site's limit of 64 KiB that are made to cost more than their length. */

const MOST_BYTES = 64 * 1024 - 512;
/** U+0345 and U+0334 sort against each other: composing them takes time with the square of their number. */
const MARKS = "\u0345\u0334";

export type NastyBody = { name: string; path: string; type: string; body: string };

const fill = (unit: string, bytes = MOST_BYTES) =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

/** Texts that fill a body, by what they are made of. */
export const NASTY_TEXTS: Record<string, string> = {
  "sorted marks": `a${fill("\u0345", MOST_BYTES / 2)}${fill("\u0334", MOST_BYTES / 2)}`,
  "alternating marks": `a${fill(MARKS)}`,
  "short runs of marks": fill(`a${MARKS.repeat(5)}`),
  "conjoining vowels": fill("\u{16D67}"),
  jamo: fill("\u1100\u1161\u11a8"),
  "decomposed letters": fill("u\u0308\u0304"),
  emoji: fill("👩‍👩‍👧‍👦"),
  invisible: fill("\u200b\u00ad\u202e"),
  joiners: fill("ن\u200c"),
  "line breaks": fill("\r\n"),
  spaces: `a${fill(" ")}a`,
  controls: fill("\u0001"),
  markup: fill(`<"'&>`),
  "encoded words": fill("=?utf-8?q?=42?= "),
  dots: `${fill("a.")}@a.de`,
  "at signs": fill("@"),
  labels: `a@${fill("a-.")}de`,
  digits: fill("1"),
  surrogates: fill("\u{1F600}"),
};

const FIELDS = ["title", "name", "email", "phone", "callback", "topic", "financeOption", "message"];
const OTHERS = { email: "a@b.de", phone: "1", checkboxPrivacy: "on", baufi: "on" };
const URLENCODED = "application/x-www-form-urlencoded";

/** Each text in each field, as multipart and as JSON, and bodies that are nasty by their shape. */
export function nastyBodies(): NastyBody[] {
  return [
    ...Object.entries(NASTY_TEXTS).flatMap(([name, text]) => [
      ...FIELDS.map((field) => multipart(`${name} in ${field}`, { ...OTHERS, [field]: text })),
      ...["title", "name", "email", "phone", "text", "option"].map((field) =>
        json(`${name} in ${field}`, { ...OTHERS, [field]: text }),
      ),
    ]),
    ...Object.entries(NASTY_TEXTS).map(([name, text]) =>
      multipart(`${name}, to be accepted`, { ...OTHERS, message: firstCharacters(text, 9_900) }),
    ),
    form("percent signs", `message=${fill("%")}`),
    form("encoded bytes", `message=${fill("%e4%b8%ad")}`),
    form("ampersands", fill("&")),
    form("plus signs", `message=${fill("+")}`),
    form("many fields", fill("name=a&")),
    form("indices", fill("name[9]=a&")),
    { name: "deep arrays", path: "/financemail.php", type: "text/plain", body: fill("[") },
    {
      name: "deep objects",
      path: "/financemail.php",
      type: "text/plain",
      body: fill('{"a":', MOST_BYTES - 1),
    },
    {
      name: "deep and closed",
      path: "/financemail.php",
      type: "text/plain",
      body: `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
    },
    {
      name: "many members",
      path: "/financemail.php",
      type: "text/plain",
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [at, ""]))),
    },
    {
      name: "a long number",
      path: "/financemail.php",
      type: "text/plain",
      body: `{"phone":${fill("9", MOST_BYTES - 20)}}`,
    },
    {
      name: "many parts",
      path: "/finanzierung",
      type: `multipart/form-data; boundary=${"-".repeat(27)}`,
      body: `${fill(`${"-".repeat(29)}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`, MOST_BYTES - 40)}${"-".repeat(31)}\r\n`,
    },
    {
      name: "one endless part header",
      path: "/finanzierung",
      type: `multipart/form-data; boundary=${"-".repeat(27)}`,
      body: `${"-".repeat(29)}\r\nContent-Disposition: form-data; name="${fill("a", MOST_BYTES - 200)}"\r\n\r\n\r\n${"-".repeat(31)}\r\n`,
    },
    {
      name: "dashes",
      path: "/finanzierung",
      type: `multipart/form-data; boundary=${"-".repeat(27)}`,
      body: fill("-"),
    },
  ];
}

function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}

function multipart(name: string, fields: Record<string, string>): NastyBody {
  const boundary = "x".repeat(30);
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${shortened(value)}\r\n`,
  );
  return {
    name,
    path: "/finanzierung",
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join("")}--${boundary}--\r\n`,
  };
}

function json(name: string, fields: Record<string, string>): NastyBody {
  const body = JSON.stringify(fields);
  const short = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value.slice(0, value.length / 2)]),
  );
  const fits = Buffer.byteLength(body) <= 64 * 1024;
  return {
    name,
    path: "/financemail.php",
    type: "text/plain",
    body: fits ? body : JSON.stringify(short),
  };
}

const form = (name: string, body: string): NastyBody => ({
  name,
  path: "/finanzierung",
  type: URLENCODED,
  body,
});

/** Room for the other fields and the boundaries. */
const shortened = (value: string) =>
  Buffer.byteLength(value) > 64_000 ? value.slice(0, value.length * 0.98) : value;
