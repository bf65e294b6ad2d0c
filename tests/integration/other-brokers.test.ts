/** Facts about the broker follow the profile: another kind of broker, and a profile from before there were such facts. */
import fs from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkedData, metaOf, unspaced, wordsOf } from "../support/html";
import { wordsOfPdf } from "../support/pdf";
import {
  beforeHalves,
  insuranceAlone,
  loansAlone,
  withoutKey,
  writeProfile,
} from "../support/profile";
import { postForm, referenceOf, validFinance } from "../support/requests";
import { eventually, startSite, type Site } from "../support/site";

const FORMS = ["/versicherungen", "/finanzierung"] as const;
const SHEETS = ["/erstinformation", "/erstinformation.pdf"];
/** Not pages, but said as well: the footer, the parts of the pages with a form, its mails, what search engines read. */
const FOOTER = "footer";
const DATA = "data";
const NAVIGATION = "navigation";
const REFUSAL = "refusal";
const formOf = (page: string) => `form ${page}`;
const mailOf = (page: string) => `mail ${page}`;
const receiptOf = (page: string) => `receipt ${page}`;
/** What the page says once an enquiry was sent from it. */
const sentFrom = (page: string) => `sent from ${page}`;
/** The links of a page to other sites, as they stand in it. */
const linksOf = (page: string) => `links of ${page}`;
const TRADE_OFFICE = "Stadt Musterstadt, Gewerbeamt";
/** In ms: every page and the PDF, on a machine that has other things to do. */
const PATIENCE = 120_000;
const NOTICE = "Achtung! Kreditaufnahme kostet Geld.";

/** The pages of a site, as it tells search engines. */
async function pagesOf(site: Site): Promise<string[]> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
}

/**
 * What every page, the PDF, the mails and what else a site says, by address. A page is its content; around it is the
 * same on all.
 */
async function wordsByAddress(site: Site): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  const pages = await pagesOf(site);
  const add = (address: string, said: string) => words.set(address, unspaced(said));
  for (const address of [...pages, "/erstinformation.pdf"]) {
    const answer = await fetch(site.url + address);
    if (address.endsWith(".pdf")) {
      add(address, await wordsOfPdf(await answer.arrayBuffer()));
      continue;
    }
    const html = await answer.text();
    add(address, `${wordsOf(partOf(html, "main"))} ${metaOf(html)["description"]}`);
    add(FOOTER, wordsOf(partOf(html, "footer")));
    const outward = html.match(/<a [^>]*href="https?:[^>]*>/g);
    if (outward) add(linksOf(address), outward.join(" "));
    const [form] = /<section class="enquiry"[\s\S]*<\/section>/.exec(html) ?? [];
    if (form) add(formOf(address), wordsOf(form) + boxesIn(form).join(" "));
    if (address === "/") add(DATA, JSON.stringify(linkedData(html)));
  }
  const refused = await fetch(`${site.url}/nix`, { method: "POST" });
  add(NAVIGATION, wordsOf(partOf(await refused.clone().text(), "header")));
  add(REFUSAL, wordsOf(partOf(await refused.text(), "main")));
  for (const page of FORMS.filter((form) => pages.includes(form))) {
    // Someone else each time: one receipt a day.
    const visitor = { ...validFinance, email: `wer${page.slice(1)}@kunde.example` };
    const reference = referenceOf(await postForm(site.url + page, visitor));
    const sent = await fetch(`${site.url}${page}?gesendet=${reference}`);
    add(sentFrom(page), wordsOf(partOf(await sent.text(), "main")));
    add(mailOf(page), await mailWith(site, `Referenz ${reference}, eingegangen`));
    add(receiptOf(page), await mailWith(site, `Deine Referenz: ${reference}`));
  }
  return words;
}

const partOf = (html: string, tag: string) =>
  new RegExp(`<${tag}\\b[\\s\\S]*</${tag}>`).exec(html)?.[0] ?? "";

const boxesIn = (html: string) =>
  Array.from(html.matchAll(/<input [^>]*type="checkbox"[^>]*>/g), ([box]) => box);

/** Subject and text of the mail with this line. */
function mailWith({ dataDir }: Site, line: string): Promise<string> {
  const folder = path.join(dataDir, "mail");
  return eventually(async () => {
    if (!fs.existsSync(folder)) return undefined;
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith(".eml"))) {
      const { subject = "", text = "" } = await simpleParser(
        fs.readFileSync(path.join(folder, name)),
      );
      if (text.includes(line)) return `${subject} ${text}`;
    }
    return undefined;
  });
}

/**
 * `silent`: the addresses where what is unsaid must not stand; all, if left out. `passing`: words of items that speak
 * of it in passing.
 */
function describeSite(
  name: string,
  profile: () => string,
  {
    said,
    unsaid,
    silent,
    passing = [],
  }: { said: [string[], string][]; unsaid: string[]; silent?: string[]; passing?: string[] },
) {
  describe(name, () => {
    let site: Site;
    let words: Map<string, string>;
    beforeAll(async () => {
      site = await startSite({ BROKER_FILE: profile(), RECEIPT: "on" });
      words = await wordsByAddress(site);
    }, PATIENCE);
    afterAll(() => site.end());

    it.each(said)("%s: %s", (addresses, fact) => {
      for (const address of addresses) {
        expect(words.get(address), address).toContain(unspaced(fact));
      }
    });

    it.each(unsaid)("nowhere: %s", (claim) => {
      for (const address of silent ?? words.keys()) {
        const all = passing.reduce(
          (text, each) => text.replaceAll(unspaced(each), ""),
          words.get(address) ?? "",
        );
        expect(all.length, address).toBeGreaterThan(10);
        expect(all.toLowerCase(), address).not.toContain(unspaced(claim).toLowerCase());
      }
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
called: Maklerbüro
legalForm: Gesellschaft mit beschränkter Haftung (GmbH)
representedBy: Geschäftsführerin Erika Musterfrau und Geschäftsführer Max Mustermann
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
    [
      ["/impressum", "/datenschutz"],
      "Vertreten durch: Geschäftsführerin Erika Musterfrau und Geschäftsführer Max Mustermann",
    ],
    [SHEETS, "Bei Versicherungen arbeite ich als Maklerbüro."],
    [[DATA], '"employee":{"@type":"Person","name":"Max Mustermann"}'],
    // Who is responsible for the data is the company.
    [
      [formOf("/versicherungen"), mailOf("/versicherungen"), receiptOf("/versicherungen")],
      "einverstanden, dass Max Mustermann Versicherungen und Finanzierungen meine Angaben",
    ],
    [
      [formOf("/finanzierung"), mailOf("/finanzierung"), receiptOf("/finanzierung")],
      "dass Max Mustermann Versicherungen und Finanzierungen meine Anfrage an Muster Finanzpartner GmbH weiterleitet",
    ],
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
    [["/"], "Du zahlst mir ein Honorar, das wir vereinbaren, bevor ich anfange."],
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
    "Keine Bindung",
    "nicht gebunden",
    "in Deinem Beitrag enthalten",
    "Sie ist in Deiner Prämie enthalten",
    "biete ich Dir Beratung an",
    "60 Minuten",
    "bin ich Makler.",
    '"founder"',
    "dass Max Mustermann meine",
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
        ["/"],
        "Bei Versicherungen bekomme ich eine Provision, die in Deinem Beitrag enthalten ist, und dazu ein Honorar",
      ],
      [["/"], "Bei Darlehen zahlst Du mir ein Honorar, das wir vorher vereinbaren"],
      [SHEETS, "Dazu zahlst Du mir ein Honorar, das wir vorher ausdrücklich vereinbaren."],
      [SHEETS, "bekomme ich keine Provision."],
    ],
    unsaid: ["Andere Zuwendungen", "Außerdem erhalte ich"],
  },
);

describeSite(
  "a profile of the version before, which has none of these facts",
  () =>
    writeProfile((text) =>
      withoutKey(text, "officeHours", "replyTime", "remuneration", "loans", "firstMeetingMinutes"),
    ),
  {
    said: [
      [["/finanzierung", "/", "/kontakt"], NOTICE],
      [
        SHEETS,
        "Wer mich bezahlt und auf welche Weise, teile ich Dir in Textform mit, bevor Du einen Vertrag schließt.",
      ],
      [["/impressum"], "Diese Behörde hat die Erlaubnisse erteilt"],
      [["/kontakt"], "Unser erstes Gespräch"],
      [FORMS.map(sentFrom), "Ich werde mich schnellstmöglich bei dir melden. Notier Dir die"],
    ],
    unsaid: [
      "Was kostet mich das?",
      "Provision",
      "Andere Zuwendungen",
      "Darlehensgeber gebunden",
      "Keine Bindung",
      "nicht gebunden",
      "Umfang meiner Befugnisse",
      "biete ich Dir Beratung an",
      "aber bereit",
      "dauert etwa",
      "unabhängig",
      "Werktag",
      "Erreichbar",
      "Schwerpunkte",
      "Am Telefon erreichst Du mich",
      "undefined",
    ],
  },
);

/** A woman with a firm of her own in the commercial register, who says all that may be said, and names nobody else. */
function merchant(text: string): string {
  return withoutKey(
    text,
    "officeHours",
    "replyTime",
    "partnerProvider",
    "association",
    "agency",
    "processors",
  )
    .replace("name: Max", "name: Erika")
    .replace("firm: Max Mustermann", "firm: Erika Mustermann")
    .replace(/title: (?=.*ermittler|.*makler)(\w+)/g, "title: $1in")
    .concat(MERCHANT);
}

const MERCHANT = `
called: Maklerin
legalForm: e.K.
commercialRegister:
  court: Amtsgericht Musterstadt
  number: HRA 815
independent: true
secondPhone: +49 170 1234567
officeHours:
  - days: Montag bis Donnerstag
    hours: 9 bis 17 Uhr
  - days: Freitag
    hours: 9 bis 13 Uhr
replyTime: innerhalb von zwei Werktagen
specialities: [Versicherungen für Handwerksbetriebe, Absicherung junger Familien]
bookingLink:
  label: Termin aussuchen
  url: https://termine.example/erika
reviewsLink:
  label: Bewertungen lesen
  url: https://bewertungen.example/erika
`;

const EVERYWHERE = [
  ...["/", "/about", "/kontakt", "/impressum", "/datenschutz", ...SHEETS, FOOTER, DATA],
  ...FORMS.flatMap((page) => [formOf(page), mailOf(page), receiptOf(page)]),
];

describeSite(
  "a woman in the register, without financing partner, association, agency and processors",
  () => writeProfile(merchant),
  {
    said: [
      [[FOOTER], `© ${new Date().getFullYear()} Erika Mustermann`],
      [["/impressum", ...SHEETS], "Versicherungsmaklerin"],
      [["/impressum", ...SHEETS], "Immobiliardarlehensvermittlerin"],
      [[formOf("/versicherungen")], "Versicherungsmaklerin, § 34d Abs. 1 GewO D-XXXX-XXXXX-XX"],
      [
        [formOf("/finanzierung")],
        "Immobiliardarlehensvermittlerin, § 34i Abs. 1 GewO D-W-XXX-XXXX-XX",
      ],
      [SHEETS, "Bei Versicherungen bin ich Maklerin."],
      [SHEETS, "Ich arbeite unabhängig: Keine Vereinbarung bindet mich an einen Versicherer"],
      [["/impressum", ...SHEETS], "Rechtsform e.K."],
      [["/impressum", ...SHEETS], "Handelsregister Amtsgericht Musterstadt, HRA 815"],
      [["/impressum", "/datenschutz"], "Erika Mustermann"],
      [[DATA], '"founder":{"@type":"Person","name":"Erika Mustermann"}'],
      [FORMS.map(formOf), "einverstanden, dass Erika Mustermann meine Angaben"],
      [["/about"], "Schwerpunkte Versicherungen für Handwerksbetriebe Absicherung junger Familien"],
      [["/about"], "Bei Versicherungen unabhängig, an keinen Versicherer gebunden"],
      [["/"], "Anbieter Keine Bindung"],
      [["/about", "/kontakt"], "Termin Termin aussuchen Bewertungen Bewertungen lesen"],
      [["/about", "/kontakt"].map(linksOf), 'href="https://termine.example/erika" rel="noopener">'],
      [
        ["/about", "/kontakt"].map(linksOf),
        'href="https://bewertungen.example/erika" rel="noopener">',
      ],
      [["/kontakt", "/impressum", ...SHEETS], "Weitere Nummer +49 170 1234567"],
      [
        ["/kontakt", ...FORMS.map(formOf)],
        "Erreichbar Montag bis Donnerstag 9 bis 17 Uhr Freitag 9 bis 13 Uhr",
      ],
      [["/kontakt"], "Zeit: Du hörst innerhalb von zwei Werktagen von mir."],
      [
        [...FORMS.map(formOf), ...FORMS.map(receiptOf)],
        "die ersten Fragen. Du hörst innerhalb von zwei Werktagen von mir.",
      ],
      [
        FORMS.map(sentFrom),
        "Du hörst innerhalb von zwei Werktagen von mir. Am Telefon erreichst Du mich Montag bis Donnerstag 9 bis 17 Uhr, Freitag 9 bis 13 Uhr.",
      ],
      [FORMS.map(receiptOf), "Am Telefon erreichst Du mich Montag bis Donnerstag 9 bis 17 Uhr"],
      [["/"], "bei Darlehen kommt sie von der Bank. Ein Honorar"],
      [["/datenschutz"], "und die verlangte Einwilligung nimmt das Formular"],
      [["/datenschutz"], "Der Webserver hält sie in Protokollen fest"],
      [SHEETS, "bekomme ich eine Provision, und zwar vom Darlehensgeber."],
      [[formOf("/finanzierung")], 'name="checkboxPrivacy"'],
      [[mailOf("/finanzierung")], "Datenschutzerklärung habe ich gelesen"],
      [[receiptOf("/finanzierung")], "Dem hast Du zugestimmt:"],
    ],
    unsaid: [
      "Vertreten durch",
      "Versicherungsmakler,",
      "Versicherungsmakler mit",
      "bin ich Makler.",
      "Muster Finanzpartner",
      'name="baufi"',
      "Ich willige ausdrücklich ein",
      "Weiterleitung",
      "Verband der Mustermakler",
      "Gestaltung und Umsetzung",
      "genannten Partner",
      "mit einem Partner zusammen",
      "dorthin weiter",
      "verarbeiten Daten für mich",
      "Anbieter sie angenommen",
      "undefined",
    ],
    silent: EVERYWHERE,
  },
);

describeSite(
  "somebody with § 34d GewO alone",
  // As an earlier version wanted it, with what it then had to say of the other half.
  () =>
    writeProfile((text) =>
      beforeHalves(insuranceAlone(text)).replaceAll(" und Finanzierungen", ""),
    ),
  {
    said: [
      [["/"], "Bei Versicherungen bekomme ich eine Provision"],
      [["/impressum"], "§ 34d Gewerbeordnung (GewO)"],
      [["/impressum"], "Diese Behörde hat die Erlaubnis erteilt"],
      [["/impressum"], "(§ 17 Abs. 4 VersVermV), und tue das auch."],
      [["/impressum", ...SHEETS], "Ob der Eintrag stimmt, kannst Du"],
      [["/impressum"], "Die Texte hier erklären Versicherungen allgemein."],
      [["/impressum"], "(EU) 2019/2088"],
      [SHEETS, "Diese Angaben bekommst Du beim ersten Kontakt, nach § 15 VersVermV."],
      [SHEETS, "Bei Versicherungen bin ich Makler."],
      [SHEETS, "mit dieser Erlaubnis gemeldet:"],
      [SHEETS, "mehr als zehn Prozent"],
      [SHEETS, "(§ 16 VersVermV)"],
      [[DATA], '"@type":"InsuranceAgency"'],
      [[formOf("/versicherungen")], "§ 34d Abs. 1 GewO"],
      [[mailOf("/versicherungen")], "Versicherungsvermittlung: Registernummer D-XXXX-XXXXX-XX"],
    ],
    unsaid: [
      ...["Darlehen", "Kredit", "Finanzierung", "Bank", "§ 655a", "ImmVermV", "EGBGB", "ESIS-"],
      ...["§ 34i", "§ 34k", "§ 34c", "D-W-", "D-X-", 'name="baufi"', "undefined"],
    ],
    passing: ["zwei Gehälter zahlen das Darlehen"],
  },
);

describeSite(
  "somebody with §§ 34i and 34k GewO alone",
  () => writeProfile((text) => beforeHalves(loansAlone(text))),
  {
    said: [
      [["/"], "Bei Darlehen bekomme ich eine Provision von der Bank"],
      [["/impressum"], "§ 34i Gewerbeordnung (GewO)"],
      [["/impressum"], "§§ 655a bis 655e"],
      [["/impressum"], "an diese Schlichtungsstelle wenden: Darlehen"],
      [
        ["/impressum"],
        "Hinweis nach § 36 VSBG: Bei Streit über die Vermittlung eines Darlehens bin ich zur Teilnahme am Verfahren vor einer Verbraucherschlichtungsstelle nicht verpflichtet, aber bereit.",
      ],
      [["/impressum"], "Die Texte hier erklären Finanzierungen allgemein."],
      [["/datenschutz"], "die Art der Finanzierung, wenn Du sie auswählst"],
      [
        SHEETS,
        "Diese Angaben bekommst Du rechtzeitig, bevor Du einen Vertrag schließt, nach Art. 247 §§ 13 und 13b EGBGB.",
      ],
      [SHEETS, "Ich vermittle Darlehen zwischen Dir und Darlehensgebern."],
      [SHEETS, "Zu Immobiliendarlehen biete ich Dir Beratung an."],
      [SHEETS, "steht der Betrag später im ESIS-Merkblatt"],
      [SHEETS, "in Textform, auf Papier oder als PDF per E-Mail"],
      [SHEETS, "Außergerichtlich hilft diese Schlichtungsstelle: Darlehen"],
      [[DATA], '"@type":"FinancialService"'],
      [[formOf("/finanzierung")], 'name="baufi"'],
      [[mailOf("/finanzierung")], "Registernummer D-W-XXX-XXXX-XX"],
    ],
    unsaid: [
      ...["Versicher", "VersVerm", "VVG", "§ 34d", "2019/2088", "Nachhaltigkeit", "Prämie"],
      ...["D-XXXX-", "InsuranceAgency", "undefined"],
    ],
    passing: ["Versicherung und Werkstatt", "ob Deine Gebäudeversicherung von der Anlage weiß"],
  },
);
