/** Every page, and every state that the server renders, is valid HTML: by html-validate and by the W3C's checker. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LINK_SECRET, linkedMail } from "../support/mail-links";
import { postForm, validFinance, validInsurance } from "../support/requests";
import { startHelplessSite, startSite, temporaryFolder, type Site } from "../support/site";
import { readSites } from "../support/site-words";

const VNU = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");

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

const java = spawnSync("java", ["-version"]).status === 0;
if (!java) console.log("No Java here: the W3C's checker (vnu) is skipped.");

/** Newer than the checker's grammar of CSS. */
const UNKNOWN_TO_THE_CHECKER = "Unrecognized at-rule “@view-transition”";

describe.each(await readSites())("$name", ({ folder, words }) => {
  const sites: Site[] = [];
  /** Each state's HTML, by the name under which a fault is reported. */
  const states = new Map<string, string>();
  const paths = words.pages.map(({ path }) => path);
  const formPaths = words.forms.map(({ path }) => path);
  const [firstForm, lastForm] = [formPaths[0]!, formPaths.at(-1)!];
  const browser = words.browsers.at(-1)!;

  const names = [
    ...paths,
    "an item chosen",
    ...formPaths.map((path) => `errors, ${path}`),
    "confirmation",
    "problem page",
    "too many",
    "nothing can be stored",
    "a link in the mail asks",
    "a link's work is done",
    "a link isn't valid",
  ];

  beforeAll(async () => {
    const [site, strict, helpless] = await Promise.all([
      startSite({ SITE_DIR: folder, LINK_SECRET }),
      startSite({ SITE_DIR: folder, RATE_LIMIT: "1" }),
      startHelplessSite({ SITE_DIR: folder }),
    ]);
    sites.push(site, strict, helpless);
    const keep = async (name: string, status: number, answer: Promise<Response>) => {
      const response = await answer;
      expect(response.status, name).toBe(status);
      states.set(name, await response.text());
    };
    for (const path of paths) await keep(path, 200, fetch(site.url + path));
    const item = `${browser.path}?${browser.id}=${browser.items.at(-1)!.slug}`;
    await keep("an item chosen", 200, fetch(site.url + item));
    for (const path of formPaths) {
      await keep(`errors, ${path}`, 400, postForm(site.url + path, { email: "x" }));
    }
    await keep("confirmation", 200, fetch(`${site.url}${firstForm}?gesendet=7K3M-9PXR`));
    await keep("problem page", 405, postForm(`${site.url}/about`, {}));
    await postForm(strict.url + firstForm, { ...validInsurance, message: "Die erste." });
    await keep("too many", 429, postForm(strict.url + lastForm, validFinance));
    const lost = postForm(helpless.url + firstForm, validInsurance);
    await keep("nothing can be stored", 503, lost);
    const { links } = await linkedMail(site);
    await keep("a link in the mail asks", 200, fetch(links.erledigt));
    await keep("a link's work is done", 200, fetch(`${site.url}/anfrage/nochmal`));
    await keep("a link isn't valid", 404, fetch(`${links.spam}x`));
  });
  afterAll(() => Promise.all(sites.map((site) => site.end())));

  describe("is valid by html-validate", () => {
    it.each(names)("%s", async (name) => {
      const { results } = await validator.validateString(states.get(name) ?? "");
      const faults = results.flatMap(({ messages }) => messages);
      expect(
        faults.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
      ).toEqual([]);
    });
  });

  it.skipIf(!java)("all of them are valid by the W3C's checker", () => {
    const folder = temporaryFolder();
    for (const [index, name] of names.entries()) {
      fs.writeFileSync(path.join(folder, `${index}.html`), states.get(name) ?? "");
    }
    // The stack: its regular expressions recurse deeper than Java's usual one is high.
    const args = ["-Xss1m", "-jar", VNU, "--format", "json", folder];
    const { stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 1e9 });
    type Message = {
      type: string;
      subType?: string;
      message: string;
      extract?: string;
      url: string;
    };
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
});
