import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readFile, readOver } from "./read-files.server";
import { faultLine } from "./yaml-file.server";

const schema = z.strictObject({
  title: z.string().min(3).max(20).describe("Title of the page"),
  tiles: z.strictObject({
    first: z.strictObject({ name: z.string(), start: z.string() }),
    second: z.string(),
  }),
  items: z.array(z.strictObject({ slug: z.string(), picture: z.string().optional() })).min(2),
  extra: z
    .record(
      z.string().regex(/^[a-z]+$/, "must be small letters"),
      z.strictObject({ text: z.string().describe("Its text") }),
    )
    .default({}),
});
/** The start must be among the items: a fault across keys. */
const more = (values: unknown) => {
  const { success, data } = schema.safeParse(values);
  if (!success) return [];
  const { tiles, items } = data;
  const known = items.map(({ slug }) => slug);
  return known.includes(tiles.first.start)
    ? []
    : [
        {
          code: "custom" as const,
          path: ["tiles", "first", "start"],
          message: "isn't one of the items",
          input: tiles.first.start,
        },
      ];
};

const shipped = `# The shipped one
title: Shipped
tiles:
  first:
    name: One
    start: a
  second: Two
items:
  - slug: a
  - slug: b
`;
const source = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
function over(own: string | undefined) {
  const read = readOver(
    source("shipped/home.yaml", shipped),
    own === undefined ? undefined : source("home.yaml", own),
    { schema, more },
  );
  return "faults" in read ? read.faults.map(faultLine) : read;
}

describe("a file over the shipped one", () => {
  it.each([undefined, "", "# nothing yet\n", "title: Shipped\n"])("%j changes nothing", (own) => {
    expect(over(own)).toHaveProperty("values", {
      title: "Shipped",
      tiles: { first: { name: "One", start: "a" }, second: "Two" },
      items: [{ slug: "a" }, { slug: "b" }],
      extra: {},
    });
  });

  it("maps are merged key by key, at every depth; lists are replaced whole", () => {
    const own = "tiles:\n  first:\n    name: Eins\nitems:\n  - slug: c\n  - slug: a\n";
    expect(over(own)).toHaveProperty("values", {
      title: "Shipped",
      tiles: { first: { name: "Eins", start: "a" }, second: "Two" },
      items: [{ slug: "c" }, { slug: "a" }],
      extra: {},
    });
  });

  it.each([
    ["titel: X\n", ['line 1, column 1: there is no key "titel"; did you mean "title"?']],
    [
      "\n\ntitle:\n",
      [
        "line 3, column 1: title is empty: write a value, or delete the line if it may be left out (Title of the page)",
      ],
    ],
    [
      "title: 7\n",
      ['line 1, column 8: title must be a text: put it in quotes, "7" (Title of the page)'],
    ],
    [
      "title: A\n",
      ["line 1, column 8: title is too short: at least 3 characters (Title of the page)"],
    ],
    [
      `title: ${"x".repeat(21)}\n`,
      ["line 1, column 8: title is too long: at most 20 characters (Title of the page)"],
    ],
    [
      "tiles: no\n",
      ["line 1, column 8: tiles must have keys of its own, indented on the lines below"],
    ],
    [
      "tiles:\n#   second: Zwei\n",
      [
        'line 1, column 1: tiles has nothing below it: delete the "# " in front of the lines that belong to it, further right below, or put one in front of this line',
      ],
    ],
    [
      "# tiles:\n#   first:\n#     name: Eins\n  second: Zwei\ntitle: Shipped\n",
      [
        'line 4, column 3: this line belongs to one further left above it: delete the "# " in front of that, too',
      ],
    ],
    [
      "items:\n  - slug: a\n",
      ["line 2, column 3: items needs at least 2 entries, each beginning with -"],
    ],
    [
      "items:\n  - slug: a\n  - picture: x\n",
      ['line 3, column 5: items[2].slug is missing: add the key "slug"'],
    ],
    [
      "extra:\n  Kfz:\n    text: x\n",
      ["line 2, column 3: extra.Kfz can't be called that: the key must be small letters"],
    ],
    [
      "extra:\n  kfz:\n    txet: x\n",
      ['line 3, column 5: extra.kfz: there is no key "txet"; did you mean "text"?'],
    ],
    [
      "extra:\n  kfz:\n    text: [x]\n",
      ["line 3, column 11: extra.kfz.text must be a text in one line (Its text)"],
    ],
    ["- a\n", ["line 1, column 1: the file must consist of keys and values; see the shipped one"]],
    [
      "title: W\ufffdr\n",
      [
        "line 1, column 8: title has lost a letter (\ufffd): write it anew, and save as UTF-8 (Title of the page)",
      ],
    ],
  ])("%j is told with its place in that file", (own, faults) => {
    expect(over(own)).toEqual(faults.map((fault) => `home.yaml, ${fault}`));
  });

  it("what is wrong only together with shipped values is told at the nearest key of the file itself", () => {
    expect(over("title: Own\nitems:\n  - slug: c\n  - slug: d\n")).toEqual([
      "home.yaml, line 1, column 1: tiles.first.start isn't one of the items",
    ]);
    expect(over("tiles:\n  second: B\nitems:\n  - slug: c\n  - slug: d\n")).toEqual([
      "home.yaml, line 1, column 1: tiles.first.start isn't one of the items",
    ]);
    expect(over("title: Own\ntiles:\n  first:\n    start: z\n")).toEqual([
      "home.yaml, line 4, column 12: tiles.first.start isn't one of the items",
    ]);
  });

  it("all faults come at once, in the order of the file", () => {
    expect(over('items: []\ntitle: 7\nnope: 1\ntiles:\n  secondd: "x"\n')).toEqual([
      expect.stringContaining("line 1, column 8: items needs"),
      expect.stringContaining("line 2, column 8: title must be a text"),
      expect.stringContaining(
        'line 3, column 1: there is no key "nope": delete it (keys here: title, tiles',
      ),
      expect.stringContaining(
        'line 5, column 3: tiles: there is no key "secondd"; did you mean "second"?',
      ),
    ]);
  });

  it("isn't looked at after a fault of YAML, and is before it", () => {
    expect(over('title: 7\ntiles:\n  second: "x\nitems: 8\n')).toEqual([
      expect.stringContaining("line 1, column 8: title"),
      "home.yaml, line 3, column 11: YAML: the quotation mark that opens here is never closed",
    ]);
  });

  it("a value's place is in the file that says it", () => {
    const read = over("tiles:\n  second: B\n");
    if (Array.isArray(read)) throw new Error(read.join());
    expect(read.placeOf(["tiles", "second"])).toEqual({ file: "home.yaml", line: 2, column: 11 });
    expect(read.placeOf(["title"])).toEqual({ file: "shipped/home.yaml", line: 2, column: 8 });
  });

  it("a shipped file that is wrong is told by its own name", () => {
    const wrong = source("shipped/home.yaml", shipped.replace("title: ", "titel: "));
    const read = readOver(wrong, source("home.yaml", "title: Own\n"), { schema });
    expect("faults" in read && read.faults.map(faultLine)).toEqual([
      expect.stringContaining("shipped/home.yaml, line 2, column 1: there is no key"),
    ]);
  });

  it("keys that every object has are keys like others", () => {
    const read = over("__proto__:\n  title: x\nconstructor: y\n");
    expect(read).toEqual([
      expect.stringContaining('there is no key "__proto__"'),
      expect.stringContaining('there is no key "constructor"'),
    ]);
  });
});

describe("a spot in a text", () => {
  const text = z.strictObject({ text: z.string() });
  const spot = (yaml: string, at: { line: number } | { words: string }) => {
    const read = readFile(source("a.yaml", yaml), { schema: text });
    if ("faults" in read) throw new Error(read.faults.map(faultLine).join());
    const { line, column } = read.placeOf(["text"], at);
    return [line, column];
  };

  it.each([
    [
      "text: |\n  one\n\n  two\n  three\n",
      [
        [1, 2, 3],
        [3, 4, 3],
        [4, 5, 3],
      ],
    ],
    [
      "# c\ntext: |-\n\n    one\n    two\n",
      [
        [1, 4, 5],
        [2, 5, 5],
      ],
    ],
    [
      "text: >-\n  one\n  two\n\n  three\n\n\n  four\n",
      [
        [1, 2, 3],
        [2, 5, 3],
        [4, 8, 3],
      ],
    ],
    [
      "text: one\n  two\n\n  three\n",
      [
        [1, 1, 7],
        [2, 4, 3],
      ],
    ],
    [
      'text: "one\n  two\n\n  three"\n',
      [
        [1, 1, 7],
        [2, 4, 3],
      ],
    ],
    ['text: "one\\ntwo"\n', [[2, 1, 7]]],
  ])("%j: a line of the text stands where it is written", (yaml, places) => {
    for (const [line = 0, ...place] of places) expect(spot(yaml, { line })).toEqual(place);
  });

  it.each([
    ["text: |\n  one\n  und kostenlos.\n", "kostenlos", [3, 7]],
    ["text: >-\n  299 €\n  im Monat (netto)\n", "€ im Monat (netto)", [2, 7]],
    ['text: "3\\u00a0%"\n', "3 %", [1, 7]],
  ])("%j: words stand where they are written", (yaml, words, place) => {
    expect(spot(yaml, { words })).toEqual(place);
  });

  it("is where a fault stands that names its line", () => {
    const params = { line: 2 };
    const schema = z.strictObject({
      text: z.string().superRefine((_text, context) => {
        context.addIssue({ code: "custom", message: "is wrong", params });
      }),
    });
    const read = readFile(source("a.yaml", "text: |\n  one\n  two\n"), { schema });
    expect("faults" in read && read.faults.map(faultLine)).toEqual([
      "a.yaml, line 3, column 3: text is wrong",
    ]);
  });
});

it("a file alone takes nothing from anywhere", () => {
  const read = readFile(source("home.yaml", "title: Own\n"), { schema });
  expect("faults" in read && read.faults.map(faultLine)).toEqual([
    expect.stringContaining("tiles is missing"),
    expect.stringContaining("items is missing"),
  ]);
});
