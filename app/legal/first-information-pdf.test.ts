import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { wcagContrast } from "culori/fn";
import { colourPairs, coloursOf, lookSchema } from "../broker/look.server";
import { profileSchema, type Broker } from "../broker/profile.server";
import { type Block } from "../content/parties";
import { linkOf, plainText, type Inline } from "../german/words";
import { firstInformation } from "../content/first-information";
import { firstInformationFile, firstInformationPdf } from "./first-information-pdf.server";
import { sheetLook } from "./sheet-boxes.server";

const example = profileSchema.parse(parse(readFileSync("site/broker.yaml", "utf8")));
vi.mock(import("../content/first-information"), async (original) => {
  const module = await original();
  return { ...module, firstInformation: vi.fn(module.firstInformation) };
});

const look = lookSchema.parse({});
const make = (broker: Broker, colours = coloursOf(look)) =>
  firstInformationPdf(firstInformation(broker), broker, colours);
const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));
/** Where a line ends is the layout's business. */
const unspaced = (text: string) => text.replace(/\s+/g, "");

async function textOf(pdf: Buffer) {
  const { text } = await extractText(await open(pdf), { mergePages: true });
  return unspaced(text);
}

function inlines(block: Block): Inline[][] {
  switch (block.kind) {
    case "paragraph":
      return [block.text];
    case "subheading":
      return [[block.text]];
    case "lines":
      return block.lines.map((line) => [line].flat());
    case "list":
      return block.items;
    case "facts":
      return block.rows.flatMap(({ label, value }) => [[label], value]);
  }
}

afterEach(() => {
  vi.useRealTimers();
});

test("others have their turns while it is made: before each sheet, and before the fonts go in", async () => {
  const pages = (await open(await make(example))).numPages;
  let turns = 0;
  let next: NodeJS.Immediate;
  const take = () => {
    turns++;
    next = setImmediate(take);
  };
  take();
  await make(example);
  clearImmediate(next!);
  expect(turns).toBeGreaterThan(pages + 2);
});

test("is a tagged PDF in German that claims PDF/UA", async () => {
  const pdf = (await make(example)).toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.7\n/);
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/Lang (de-DE)");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

test("has the same bytes at any time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01") });
  const pdf = await make(example);
  vi.setSystemTime(new Date("2028-02-02"));
  expect(pdf.equals(await make(example))).toBe(true);
});

test("says all that the page says, in its order", async () => {
  const { title, lead, sections } = firstInformation(example);
  const text = await textOf(await make(example));
  const said = [
    title,
    lead,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap(inlines).map(plainText),
    ]),
  ];
  let position = 0;
  for (const passage of said) {
    // The foot of a page may stand between two passages, but not in one.
    const found = text.indexOf(unspaced(passage), position);
    expect(found, passage).toBeGreaterThanOrEqual(position);
    position = found;
  }
});

test("has each heading as a bookmark and as an element of its level", async () => {
  const { sections } = firstInformation(example);
  const pdf = await open(await make(example));
  const bookmarks = await pdf.getOutline();
  expect(bookmarks.map(({ title }) => title)).toEqual(sections.map(({ heading }) => heading));

  const roles: string[] = [];
  function collect(node: { role?: string; children?: object[] }) {
    if (node.role) roles.push(node.role);
    node.children?.forEach(collect);
  }
  for (let number = 1; number <= pdf.numPages; number++) {
    collect(await (await pdf.getPage(number)).getStructTree());
  }
  const count = (role: string) => roles.filter((found) => found === role).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(sections.length);
  expect(new Set(roles)).toContain("LBody");
});

test("makes every link one that can be followed", async () => {
  const pdf = await open(await make(example));
  const followed: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const annotations = await (await pdf.getPage(number)).getAnnotations();
    followed.push(...annotations.map(({ url }: { url: string }) => url));
  }
  const links = firstInformation(example)
    .sections.flatMap(({ blocks }) => blocks.flatMap(inlines).flat())
    .flatMap((part) => linkOf(part) ?? []);
  expect(links.length).toBeGreaterThan(5);
  expect(followed).toEqual(links.map(({ href }) => new URL(href).href));
});

test("is signed, numbered and dated on every page", async () => {
  const { text } = await extractText(await open(await make(example)));
  for (const [index, page] of text.entries()) {
    expect(page).toContain(`Seite ${index + 1} von ${text.length}`);
    expect(page).toContain("Fassung 1.0 vom 20. November 2026");
  }
});

/** How a PDF writes a colour. */
const inPdf = (hex: string, operator: "scn" | "SCN") =>
  `${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).join(" ")} ${operator}`;

test.each(Object.entries(colourPairs))("is readable on paper in %s", async (_name, colours) => {
  const pdf = (await make(example, colours)).toString("latin1");
  const { styles, palette } = sheetLook(colours);
  for (const { color } of Object.values(styles)) {
    expect(wcagContrast(color, "#ffffff")).toBeGreaterThan(7);
    expect(pdf.includes(inPdf(color, "scn")), color).toBe(true);
  }
  const line = palette["amber-line"]!;
  expect(wcagContrast(line, "#ffffff")).toBeGreaterThan(3);
  expect(pdf.includes(inPdf(line, "SCN")), line).toBe(true);
});

test("the shipped one is one sheet of paper, and its line runs from edge to edge", async () => {
  const pdf = await make(example);
  expect((await open(pdf)).numPages).toBe(2);
  const fromEdgeToEdge = /^0 [\d.]+ m\n[\d.]+ [\d.]+ l\n[\d.]+ [\d.]+ m\n595\.28 [\d.]+ l$/gm;
  expect(pdf.toString("latin1").match(fromEdgeToEdge)).toHaveLength(2);
});

test("a heading has the first of its text beside it, and nothing runs into the foot", async () => {
  const broker = {
    ...example,
    insurerHoldings: Array.from({ length: 60 }, (_, n) => `Versicherer ${n}`),
  };
  const pdf = await open(await make(broker));
  expect(pdf.numPages).toBeGreaterThan(3);
  const headings = firstInformation(broker).sections.map(({ heading }) => heading.split(" ")[0]!);
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }]
        : [],
    );
    const foot = texts.find(({ text }) => text.startsWith("Seite "))!.y;
    const above = texts.filter(({ y }) => y > foot + 14);
    expect(Math.min(...above.map(({ y }) => y))).toBeGreaterThan(foot + 28);
    for (const heading of above.filter(
      ({ text, x }) =>
        x < 52 && headings.some((word) => text.startsWith(word)) && !text.startsWith("Wer"),
    )) {
      expect(
        above.some(({ x, y }) => x > 165 && Math.abs(y - heading.y) < 3),
        heading.text,
      ).toBe(true);
    }
  }
});

test("follows the profile", async () => {
  const [first, ...others] = example.registrations;
  const registrations = [{ ...first!, number: "D-1234-ABCDE-56" }, ...others];
  const text = await textOf(await make({ ...example, example: false, registrations }));
  expect(text).toContain("D-1234-ABCDE-56");
  expect(text).not.toContain(first!.number);
  expect(text).not.toContain("erfunden");
});

test("writes names from elsewhere, a long address and an ampersand", async () => {
  const website = `https://example.de/${"langerPfad".repeat(19)}`;
  const broker = {
    ...example,
    name: "Ngọc Nguyễn-Łuczak",
    firm: "Kovačević & Söhne",
    chamber: { ...example.chamber, website },
  };
  const pdf = await make(broker);
  const text = await textOf(pdf);
  expect(text).toContain(unspaced(broker.name));
  expect(text).toContain(unspaced(broker.firm));
  expect(text).toContain(website.replace("https://", ""));
  const { metadata } = await (await open(pdf)).getMetadata();
  expect(metadata.get("dc:title")).toBe("Erstinformation – Ngọc Nguyễn-Łuczak");
});

const isPrintable = (text: string) => profileSchema.shape.name.safeParse(text).success;

test("has each letter that a profile may have", async () => {
  // What reads the PDF here writes compatible letters (ª as a) in their plain form.
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && letter.normalize("NFKC") === letter && isPrintable(letter),
  );
  expect(letters.length).toBeGreaterThan(300);
  expect(letters).toEqual(expect.arrayContaining(Array.from("ŁłŞşČčŐőȘșİıẞẂỷĦŒœÞð")));
  const text = await textOf(await make({ ...example, name: letters.join(" ") }));
  const set = new Set(text);
  const missing = letters.filter((letter) => !set.has(letter));
  expect(missing).toEqual([]);
});

test("rejects a character that would become an empty box", async () => {
  await expect(make({ ...example, name: "Иван" })).rejects.toThrow("И");
});

test("a failure while making the file isn't kept, and what was made is", async () => {
  vi.mocked(firstInformation).mockImplementationOnce(() => {
    throw new Error("out of memory");
  });
  const edition = { profile: example, look };
  await expect(firstInformationFile(edition)).rejects.toThrow("out of memory");
  const file = await firstInformationFile(edition);
  expect(file.pdf.equals(await make(example))).toBe(true);
  expect(file.hash).toBe(createHash("sha256").update(file.pdf).digest("hex"));
  expect(await firstInformationFile(edition)).toBe(file);
  // Another edition has a file of its own.
  const other = { profile: { ...example, name: "Erika Muster" }, look };
  expect(await firstInformationFile(other)).not.toBe(file);
});
