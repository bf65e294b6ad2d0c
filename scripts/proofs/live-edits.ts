/** What a broker changes in a site's folder, one edit after the other, and how a visitor can tell that it is live. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

export type Edit = {
  what: string;
  /** Files of the folder, as they are saved. */
  files: () => Promise<Record<string, string | Buffer>> | Record<string, string | Buffer>;
  /** The page on which it shows. */
  page: string;
  /** `page`: its HTML, or "" where it leads elsewhere. */
  shows: (page: string) => boolean;
};

const PROFILE = fs.readFileSync("site/broker.yaml", "utf8");
const SEVEN = [
  ...["haftpflicht", "hausrat", "rechtsschutz", "berufsunfaehigkeit", "kfz", "gebaeude"],
  "risikoleben",
];
const EIGHT = [...SEVEN, "pflege"];
const privateItems = (slugs: string[]) => ({
  "insurance.yaml": `private:\n  items: [${slugs.join(", ")}]\n`,
});
const countOf = (page: string) => page.split('class="browser-name"').length - 1;

export const liveEdits: readonly Edit[] = [
  {
    what: "another headline",
    files: () => ({ "home.yaml": 'headline:\n  both: "Gut versichert, leicht erklärt."\n' }),
    page: "/",
    shows: (page) => page.includes("leicht erklärt."),
  },
  {
    what: "an eighth private item",
    files: () => privateItems(EIGHT),
    page: "/versicherungen",
    shows: (page) => countOf(page) === 11 && page.includes("privat=pflege"),
  },
  {
    what: "the second one removed",
    files: () => privateItems(EIGHT.filter((slug) => slug !== "hausrat")),
    page: "/versicherungen",
    shows: (page) => countOf(page) === 10 && !page.includes("privat=hausrat"),
  },
  {
    what: "financing switched off",
    files: () => ({ "site.yaml": "finance: false\n" }),
    page: "/",
    shows: (page) => page !== "" && !page.includes("/finanzierung"),
  },
  {
    what: "financing switched on",
    files: () => ({ "site.yaml": "finance: true\n" }),
    page: "/finanzierung",
    shows: (page) => page.includes("Baufinanzierung"),
  },
  {
    what: "other colours",
    files: () => ({ "site.yaml": "colours: forest-gold\n" }),
    page: "/",
    shows: (page) => page.includes("--petrol:#1d4130"),
  },
  {
    what: "a portrait added",
    files: async () => ({
      "ich.jpg": await photo(),
      "broker.yaml": `${PROFILE}\nportrait: ich.jpg\n`,
    }),
    page: "/about",
    shows: (page) => page.includes("/bilder/portrait-"),
  },
];

/** Saves the edit, and gives the ms until a visitor of `url` sees it. Throws where that takes over 5 s. */
export async function editLive({ files, page, shows }: Edit, folder: string, url: string) {
  const saved = Object.entries(await files());
  const begun = performance.now();
  for (const [name, content] of saved) fs.writeFileSync(path.join(folder, name), content);
  for (;;) {
    const answer = await fetch(url + page, { redirect: "manual" });
    const text = answer.status === 200 ? await answer.text() : "";
    const ms = Math.round(performance.now() - begun);
    if (shows(text)) return ms;
    if (ms > 5000) throw new Error(`${page} doesn't show it after ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Somebody before a wall, as far as that can be told. */
function photo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#c8d6d4"/>
<circle cx="450" cy="430" r="190" fill="#d9a987"/><path d="M90 1200c0-330 160-500 360-500s360 170 360 500z" fill="#2d4b57"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
