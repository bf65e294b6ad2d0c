/** Every page, and every state that the server renders, is valid HTML: by html-validate and by the W3C's checker. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { postForm, validFinance, validInsurance } from "../support/requests";
import { startHelplessSite, startSite, temporaryFolder, type Site } from "../support/site";

const VNU = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");

const sites: Site[] = [];
/** Each state's HTML, by the name under which a fault is reported. */
const states = new Map<string, string>();

const names = [
  ...pages.map(({ path }) => path),
  "an item chosen",
  "errors, insurance",
  "errors, finance",
  "confirmation",
  "problem page",
  "too many",
  "nothing can be stored",
];

beforeAll(async () => {
  const [site, strict, helpless] = await Promise.all([
    startSite(),
    startSite({ RATE_LIMIT: "1" }),
    startHelplessSite(),
  ]);
  sites.push(site, strict, helpless);
  const keep = async (name: string, status: number, answer: Promise<Response>) => {
    const response = await answer;
    expect(response.status, name).toBe(status);
    states.set(name, await response.text());
  };
  for (const { path } of pages) await keep(path, 200, fetch(site.url + path));
  await keep("an item chosen", 200, fetch(`${site.url}/finanzierung?rate=umschuldung`));
  await keep("errors, insurance", 400, postForm(`${site.url}/versicherungen`, { email: "x" }));
  await keep("errors, finance", 400, postForm(`${site.url}/finanzierung`, { email: "x" }));
  await keep("confirmation", 200, fetch(`${site.url}/versicherungen?gesendet=7K3M-9PXR`));
  await keep("problem page", 405, postForm(`${site.url}/about`, {}));
  await postForm(`${strict.url}/versicherungen`, validInsurance);
  await keep("too many", 429, postForm(`${strict.url}/finanzierung`, validFinance));
  await keep(
    "nothing can be stored",
    503,
    postForm(`${helpless.url}/versicherungen`, validInsurance),
  );
});
afterAll(() => Promise.all(sites.map((site) => site.end())));

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
    rules: {
      // React writes attributes its own way: XHTML's slashes, ="" and camelCase names. HTML takes them.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attr-case": "off",
      // Everything comes from the site itself; nothing has to be vouched for.
      "require-sri": ["error", { target: "crossorigin" }],
      // Numbers are kept in one line by the style sheet.
      "tel-non-breaking": "off",
    },
  }),
);

describe("is valid by html-validate", () => {
  it.each(names)("%s", async (name) => {
    const { results } = await validator.validateString(states.get(name) ?? "");
    const faults = results.flatMap(({ messages }) => messages);
    expect(
      faults.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
    ).toEqual([]);
  });
});

const java = spawnSync("java", ["-version"]).status === 0;
if (!java) console.log("No Java here: the W3C's checker (vnu) is skipped.");

/** Newer than the checker's grammar of CSS. */
const UNKNOWN_TO_THE_CHECKER = "Unrecognized at-rule “@view-transition”";

it.skipIf(!java)("all of them are valid by the W3C's checker", () => {
  const folder = temporaryFolder();
  for (const [index, name] of names.entries()) {
    fs.writeFileSync(path.join(folder, `${index}.html`), states.get(name) ?? "");
  }
  // The stack: its regular expressions recurse deeper than Java's usual one is high.
  const args = ["-Xss1m", "-jar", VNU, "--format", "json", folder];
  const { stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 1e9 });
  type Message = { type: string; subType?: string; message: string; extract?: string; url: string };
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages.filter(
    ({ type, subType, message }) =>
      (type !== "info" || subType === "warning") && !message.includes(UNKNOWN_TO_THE_CHECKER),
  );
  expect(
    faults.map(({ url, message, extract }) => [
      names[Number.parseInt(path.basename(url))],
      message,
      extract,
    ]),
  ).toEqual([]);
});
