/** Facts about the broker follow the profile: another kind of broker, and a profile from before there were such facts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unspaced, wordsOf } from "../support/html";
import { wordsOfPdf } from "../support/pdf";
import { withoutKey, writeProfile } from "../support/profile";
import { startSite, type Site } from "../support/site";

const PAGES = ["/", "/finanzierung", "/about", "/kontakt", "/impressum", "/datenschutz"];
const SHEETS = ["/erstinformation", "/erstinformation.pdf"];
const TRADE_OFFICE = "Stadt Musterstadt, Gewerbeamt";
/** In ms: every page and the PDF, on a machine that has other things to do. */
const PATIENCE = 120_000;
const NOTICE = "Achtung! Kreditaufnahme kostet Geld.";

/** What every page and the PDF of a site says, by address. */
async function wordsByAddress(site: Site): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const address of [...PAGES, ...SHEETS]) {
    const answer = await fetch(site.url + address);
    const said = address.endsWith(".pdf")
      ? await wordsOfPdf(await answer.arrayBuffer())
      : wordsOf(await answer.text());
    words.set(address, unspaced(said));
  }
  return words;
}

function describeSite(
  name: string,
  profile: () => string,
  { said, unsaid }: { said: [string[], string][]; unsaid: string[] },
) {
  describe(name, () => {
    let site: Site;
    let words: Map<string, string>;
    beforeAll(async () => {
      site = await startSite({ BROKER_FILE: profile() });
      words = await wordsByAddress(site);
    }, PATIENCE);
    afterAll(() => site.end());

    it.each(said)("%s: %s", (addresses, fact) => {
      for (const address of addresses) {
        expect(words.get(address), address).toContain(unspaced(fact));
      }
    });

    it.each(unsaid)("nowhere: %s", (claim) => {
      for (const [address, all] of words) expect(all, address).not.toContain(unspaced(claim));
    });
  });
}

/** A company that takes fees, is tied to two lenders, and has § 34c from the trade office of its town. */
function company(text: string): string {
  return withoutKey(text, "remuneration", "loans", "firstMeetingMinutes")
    .replace("law: § 34k GewO", `law: § 34c Abs. 1 S. 1 Nr. 2 GewO${AUTHORITY}`)
    .replace("title: Vermittler von Allgemein-Verbraucherdarlehen", "title: Darlehensvermittler")
    .replace(
      "  - number: D-X-XXX-XXXX-XX\n    activity: Vermittlung von Allgemein-Verbraucherdarlehen\n",
      "",
    )
    .concat(COMPANY);
}

const AUTHORITY = `
    authority:
      name: ${TRADE_OFFICE}
      address:
        street: Rathausplatz 1
        postalCode: "12345"
        city: Musterstadt`;

const COMPANY = `
legalForm: Gesellschaft mit beschränkter Haftung (GmbH)
representedBy: Geschäftsführerin Erika Musterfrau
commercialRegister:
  court: Amtsgericht Musterstadt
  number: HRB 4711
businessId: DE123456789-00001
remuneration:
  insurance: fee
  loans: fee
  otherBenefits: [Zuschüsse zu Schulungen]
loans:
  powers: tied
  lenders: [Musterbank AG, Beispielkasse eG]
  advice: false
  arbitration: false
firstMeetingMinutes: 90
`;

describeSite("a company paid by fees", () => writeProfile(company), {
  said: [
    [["/impressum", "/datenschutz"], "Vertreten durch: Geschäftsführerin Erika Musterfrau"],
    [["/impressum", ...SHEETS], "Gesellschaft mit beschränkter Haftung (GmbH)"],
    [["/impressum", ...SHEETS], "Amtsgericht Musterstadt, HRB 4711"],
    [["/impressum"], "Wirtschafts-ID (§ 139c AO) DE123456789-00001"],
    [["/impressum", ...SHEETS], "§ 34c Abs. 1 S. 1 Nr. 2 GewO"],
    [["/impressum"], "§ 34c Gewerbeordnung (GewO)"],
    [["/impressum", ...SHEETS, "/about"], TRADE_OFFICE],
    [["/impressum"], `Die Erlaubnis nach § 34c Abs. 1 S. 1 Nr. 2 GewO hat diese Behörde erteilt`],
    [
      ["/impressum"],
      "Die Erlaubnis nach § 34d Abs. 1 GewO und § 34i Abs. 1 GewO hat diese Behörde",
    ],
    [SHEETS, `Erlaubnis- und Aufsichtsbehörde für § 34c Abs. 1 S. 1 Nr. 2 GewO: ${TRADE_OFFICE}`],
    [["/impressum"], "bin ich dazu nicht verpflichtet, und auch nicht bereit."],
    [["/", "/about"], "Du zahlst mir ein Honorar, das wir vereinbaren, bevor ich anfange."],
    [["/"], "Das erste Gespräch dauert etwa 90 Minuten."],
    [["/"], "Darlehen vermittle ich ausschließlich für Musterbank AG, Beispielkasse eG."],
    [SHEETS, "Eine Provision vom Versicherer bekomme ich nicht."],
    [SHEETS, "Außerdem erhalte ich diese Zuwendungen: Zuschüsse zu Schulungen."],
    [
      SHEETS,
      "Ich bin ausschließlich für diese Darlehensgeber tätig: Musterbank AG, Beispielkasse eG.",
    ],
    [SHEETS, "Von Darlehensgebern und vom genannten Partner bekomme ich keine Provision."],
    [SHEETS, "Zu Immobiliendarlehen biete ich keine Beratung an"],
    [
      ["/finanzierung"],
      `${NOTICE} Umfang meiner Befugnisse: Ich vermittle gebunden, ausschließlich für Musterbank AG, Beispielkasse eG.`,
    ],
  ],
  unsaid: [
    "§ 34k",
    "Andere Zuwendungen erhalte ich nicht",
    "an keinen Darlehensgeber gebunden",
    "nicht gebunden",
    "in Deinem Beitrag enthalten",
    "Sie ist in Deiner Prämie enthalten",
    "biete ich Dir Beratung an",
    "60 Minuten",
  ],
});

describeSite(
  "two kinds of pay",
  () =>
    writeProfile((text) =>
      text
        .replace("insurance: commission", "insurance: both")
        .replace("loans: commission", "loans: fee")
        .replace("  otherBenefits: []\n", ""),
    ),
  {
    said: [
      [
        ["/", "/about"],
        "Bei Versicherungen bekomme ich eine Provision, die in Deinem Beitrag enthalten ist, und dazu ein Honorar",
      ],
      [["/", "/about"], "Bei Darlehen zahlst Du mir ein Honorar, das wir vorher vereinbaren"],
      [SHEETS, "Dazu zahlst Du mir ein Honorar, das wir vorher ausdrücklich vereinbaren."],
      [SHEETS, "bekomme ich keine Provision."],
    ],
    unsaid: ["Andere Zuwendungen", "Außerdem erhalte ich"],
  },
);

describeSite(
  "a profile of the version before, which has none of these facts",
  () => writeProfile((text) => withoutKey(text, "remuneration", "loans", "firstMeetingMinutes")),
  {
    said: [
      [["/finanzierung", "/", "/kontakt"], NOTICE],
      [
        SHEETS,
        "Wer mich bezahlt und auf welche Weise, teile ich Dir in Textform mit, bevor Du einen Vertrag schließt.",
      ],
      [["/impressum"], "Diese Behörde hat die Erlaubnisse erteilt"],
      [["/kontakt"], "Unser erstes Gespräch"],
    ],
    unsaid: [
      "Was kostet mich das?",
      "Provision",
      "Andere Zuwendungen",
      "Darlehensgeber gebunden",
      "nicht gebunden",
      "Umfang meiner Befugnisse",
      "biete ich Dir Beratung an",
      "aber bereit",
      "dauert etwa",
      "undefined",
    ],
  },
);
