import fs from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { siteTexts } from "../../app/edition.server";
import { textsIn } from "../../app/folder/value-faults.server";

type Metafile = {
  inputs: Record<string, { imports: { path: string }[] }>;
  outputs: Record<
    string,
    {
      inputs: Record<string, { bytesInOutput: number }>;
      imports: { path: string; kind: string }[];
    }
  >;
};

const { inputs, outputs } = JSON.parse(
  fs.readFileSync("build/metafile.js.json", "utf8"),
) as Metafile;
const outputOf = (route: string) =>
  Object.keys(outputs).find((name) => name.startsWith(`public/build/${route}-`)) ?? "";

/** What a browser loads for `entries`, down to the modules that really stand in it. */
function modulesOf(entries: string[]): string[] {
  const seen = new Set<string>();
  const visit = (output: string) => {
    if (seen.has(output) || !outputs[output]) return;
    seen.add(output);
    for (const { path, kind } of outputs[output].imports)
      if (kind === "import-statement") visit(path);
  };
  entries.forEach(visit);
  return [...seen].flatMap((output) =>
    Object.entries(outputs[output]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  );
}

/** The compiler makes these of modules of the server's, without an error: only routes may import them. */
const emptied = (path: string) => path.startsWith("empty-module:");
const isRoute = (path: string) => path.startsWith("app/routes/") || path === "app/root.tsx";

it("only routes import modules of the server's, whose loaders and actions the compiler takes out", () => {
  // What stands in a script alone counts: what only loaders call is read by the compiler, and left out again.
  const delivered = new Set(
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [input] : [],
      ),
    ),
  );
  const wrong = Object.entries(inputs).filter(
    ([input, { imports }]) =>
      delivered.has(input) &&
      input.startsWith("app/") &&
      !isRoute(input) &&
      imports.some(({ path }) => emptied(path)),
  );
  expect(wrong.map(([input]) => input)).toEqual([]);
  expect([...delivered].some(isRoute)).toBe(true);
});

it.each(Object.keys(outputs).filter((name) => name.includes("/routes/")))(
  "no code of the server's is in %s",
  (output) => {
    const modules = modulesOf([output, outputOf("root"), outputOf("entry.client")]);
    expect(modules).toContain("app/root.tsx");
    expect(
      modules.filter((name) => /\.server\.|^node:|nodemailer|pino|pdfkit|yaml/.test(name)),
    ).toEqual([]);
  },
);

it.each([
  ["versicherungen", "finance"],
  ["finanzierung", "insurance"],
])("%s carries no schema library and nothing of the other page", (route, other) => {
  const modules = modulesOf([
    outputOf(`routes/${route}`),
    outputOf("root"),
    outputOf("entry.client"),
  ]);
  expect(modules.filter((name) => name.includes("node_modules/zod"))).toEqual([]);
  expect(modules.filter((name) => name.startsWith(`app/content/${other}`))).toEqual([]);
  expect(modules.filter((name) => name.startsWith(`app/drawings/${other}`))).toEqual([]);
});

it("no text that a broker may change is in a script: they come with the page", () => {
  const scripts = Object.keys(outputs)
    .filter((name) => name.startsWith("public/build/") && name.endsWith(".js"))
    .map((name) => fs.readFileSync(name, "utf8"));
  expect(scripts.length).toBeGreaterThan(5);
  const texts = Object.keys(siteTexts).flatMap((name) =>
    textsIn(parse(fs.readFileSync(`site/${name}.yaml`, "utf8"))).map(([, text]) => text),
  );
  // As they are written, and the sentence that each begins with; what is shorter may be a word of the program's.
  const begun = texts
    .map((text) => text.split(/[{\n*[]/)[0]!.trim())
    .filter((text) => text.length > 25);
  expect(begun.length).toBeGreaterThan(150);
  expect(begun.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});
