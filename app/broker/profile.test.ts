import fs from "node:fs";
import { isPair, isScalar, parseDocument, visit } from "yaml";
import { describe, expect, it } from "vitest";
import { parseProfile } from "../../tests/support/parse-profile";
import {
  beforeHalves,
  insuranceAlone,
  loansAlone,
  realProfile,
  withoutKey,
} from "../../tests/support/profile";
import { faultLine } from "../folder/yaml-file.server";
import { missingFacts, readProfile } from "./read-profile.server";
import { profileJsonSchema, type Broker } from "./profile.server";

const example = fs.readFileSync("site/broker.yaml", "utf8");

/** The faults of the example after one change. */
function faultsOf(from: string | RegExp, to: string): string[] {
  const text = example.replace(from, to);
  expect(text).not.toBe(example);
  const result = parseProfile(text);
  return "faults" in result ? result.faults : [];
}
const lineOf = (text: string) =>
  example
    .slice(0, example.indexOf(text) + text.search(/\S/))
    .split("\n")
    .length.toString();

it("the example is right", () => {
  expect(parseProfile(example)).toHaveProperty("broker.name", "Max Mustermann");
});

it("the JSON schema for editors is the one the site checks by (else: node scripts/make/schema.ts)", () => {
  const file = JSON.parse(fs.readFileSync("site/schemas/broker.schema.json", "utf8")) as unknown;
  expect(file).toEqual(JSON.parse(JSON.stringify(profileJsonSchema())));
  expect(example).toMatch(/^# yaml-language-server: \$schema=\.\/schemas\/broker\.schema\.json\n/);
});

describe("one fault is one line, which says where it stands and what to write", () => {
  it.each([
    ["email: makler@example.de", "email: makler", "column 8: email isn't an e-mail address"],
    [
      "email: makler@example.de",
      "emial: makler@example.de",
      'no key "emial"; did you mean "email"?',
    ],
    ["vatId: DE123456789", "vatID: DE123456789", 'no key "vatID"; did you mean "vatId"?'],
    ["vatId: DE123456789", "vatIdd2: DE1", 'no key "vatIdd2"; did you mean "vatId"?'],
    ["vatId: DE123456789", "vatIdd23: DE1", 'no key "vatIdd23": delete it'],
    [
      "vatId: DE123456789",
      "fax: 030",
      'no key "fax": delete it (keys here: example, name, called, firm',
    ],
    ["vatId: DE123456789", "vatId:", "column 1: vatId is empty"],
    ["region: Musterstadt und", "region: [Musterstadt] #", "region must be a text in one line"],
    ["yearsOfExperience: 17", 'yearsOfExperience: "17"', "must be a whole number, without quotes"],
    ["yearsOfExperience: 17", "yearsOfExperience: 170", "must be at most 70"],
    ["example: true", "example: ja", "must be true or false"],
    ['version: "1.0"', "version: 1.0", 'put it in quotes, "1.0"'],
    ['date: "2026-11-20"', "date: 1.11.2026", "firstInformation.date isn't a date"],
    ["website: https://www.ihk.example", "website: www.ihk.example", "from https:// on"],
    ["name: Max Mustermann", "name: Иван", "name has a character that the first information can't"],
    ["name: Max Mustermann", "name: M\u200baxine", "(U+200B): write it in Latin letters"],
    ["email: makler@example.de", "email: p\u00f6st@makler.test", "email isn't an e-mail address"],
    [
      "phone: +49 30 1234567",
      'phone: "1234567"',
      "phone can't be dialled: write it with its area code",
    ],
    ["phone: +49 30 7654321", "phone: nach Absprache", "chamber.phone can't be dialled"],
    ["# secondPhone: +49 170 1234567", "secondPhone: mobil", "secondPhone can't be dialled"],
    ["city: Musterstadt", "city: W\ufffdrzburg", "address.city has lost a letter"],
    ["field: health", "field: Krankheit", "ombudsmen[2].field must be one of: insurance, health"],
    [
      "  insurance: commission",
      "  insurance: Courtage",
      "remuneration.insurance must be one of: commission, fee, both",
    ],
    ["  powers: independent", "  powers: frei", "loans.powers must be one of: independent, tied"],
    ["  advice: true", "  advice: ja", "loans.advice must be true or false"],
    [
      "firstMeetingMinutes: 60",
      "firstMeetingMinutes: 60 Minuten",
      "firstMeetingMinutes must be a whole number",
    ],
    [
      "# businessId: DE123456789-00001",
      "businessId: DE123456789",
      "businessId must look like DE123456789-00001",
    ],
  ])("%s → %s", (from, to, text) => {
    const faults = faultsOf(from, to);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`line ${lineOf(from)}, column`);
    expect(faults[0]).toContain(text);
  });

  it("a missing key is told at the key above it", () => {
    expect(faultsOf("  city: Musterstadt\n\n# Where", "\n# Where")).toEqual([
      `line ${lineOf("\naddress:\n")}, column 1: address.city is missing: add the key "city" (Town)`,
    ]);
  });

  it("a missing key of an entry is told at the entry", () => {
    expect(faultsOf("    law: § 34i Abs. 1 GewO\n", "")).toEqual([
      expect.stringMatching(
        `^line ${lineOf("title: Immobiliar")}, column 5: permissions\\[2\\]\\.law is missing`,
      ),
    ]);
  });

  it("an authority of a permission is checked like the chamber", () => {
    const law = "    law: § 34k GewO\n";
    expect(faultsOf(law, `${law}    authority:\n      name: Gewerbeamt\n`)).toEqual([
      expect.stringContaining("permissions[3].authority.address is missing"),
    ]);
  });

  it("who is tied names the lenders, who is independent names none", () => {
    expect(faultsOf("powers: independent", "powers: tied")).toEqual([
      expect.stringContaining('loans.lenders is missing: add the key "lenders"'),
    ]);
    expect(faultsOf("  # lenders", "  lenders")).toEqual([
      expect.stringContaining("loans.lenders must be left out, since powers is independent"),
    ]);
  });

  it("a GmbH names who represents it and its entry in the register", () => {
    expect(faultsOf("# legalForm", "legalForm")).toEqual([
      expect.stringContaining('representedBy is missing: add the key "representedBy"'),
      expect.stringContaining('commercialRegister is missing: add the key "commercialRegister"'),
    ]);
    const register = /# (legalForm: .*\n)# (represented.*\n)# (commercial.*\n)# (.*\n)# (.*)HRB /;
    expect(faultsOf(register, "$1$2$3$4$5HR ")).toEqual([
      expect.stringContaining("commercialRegister.number must look like HRB 12345"),
    ]);
  });

  describe("what only one half has stands with a permission for it", () => {
    const ofHalf = (text: string) => {
      const result = parseProfile(text);
      return "faults" in result ? result.faults.map((fault) => fault.replace(/^.*?: /, "")) : [];
    };

    it("each half alone is right, and owes no facts of the other", () => {
      for (const alone of [insuranceAlone(example), loansAlone(example)]) {
        const { broker } = parseProfile(alone) as { broker: Broker };
        expect(missingFacts(broker)).toEqual([]);
      }
    });

    it("without a permission for loans", () => {
      const law = /  - title: Immo[^]*?§ 34k GewO\n/;
      const faults = ofHalf(example.replace(law, ""));
      expect(faults.map((fault) => fault.split(" ")[0]).sort()).toEqual([
        "loans",
        "registrations[2]",
        "registrations[3]",
      ]);
      for (const fault of faults) {
        expect(fault).toContain("must be left out: no permission for loans is named (§ 34c Abs. 1");
      }
    });

    it("without a permission for insurance", () => {
      const law = /  - title: Versich[^]*?§ 34d Abs. 1 GewO\n/;
      const text = example.replace(law, "").replace("# independent", "independent");
      const faults = ofHalf(text);
      expect(faults.map((fault) => fault.split(" ")[0]).sort()).toEqual([
        "independent",
        "registrations[1]",
      ]);
      for (const fault of faults) {
        expect(fault).toContain("must be left out: no permission for insurance is named (§ 34d");
      }
    });

    it.each([
      [
        "insurance",
        beforeHalves(insuranceAlone(example)),
        ["remuneration.loans", "ombudsmen[3]", "partnerProvider"],
        insuranceAlone(example),
      ],
      [
        "loans",
        beforeHalves(loansAlone(example)),
        [
          ...["remuneration.insurance", "remuneration.otherBenefits", "insurerHoldings"],
          ...["ombudsmen[1]", "ombudsmen[2]"],
        ],
        loansAlone(example),
      ],
    ])(
      "what a profile for %s alone had to say before is read and unused",
      (_half, text, keys, alone) => {
        const read = readProfile({ name: "broker.yaml", bytes: Buffer.from(text) });
        if ("faults" in read) throw new Error(read.faults.map(faultLine).join());
        expect(read.unused).toEqual(keys);
        expect(read.values).toEqual((parseProfile(alone) as { broker: Broker }).broker);
      },
    );

    it("without either", () => {
      const text = example.replace(
        /  - title: Versich[^]*?§ 34k GewO\n/,
        "  - {title: M, law: § 34f}\n",
      );
      expect(ofHalf(text)).toEqual([
        expect.stringMatching(
          /^permissions must name a permission for insurance \(§ 34d GewO\) or/,
        ),
      ]);
    });

    it("each half that is permitted says how it is paid and where quarrels are settled", () => {
      expect(faultsOf("  loans: commission\n", "")).toEqual([
        expect.stringContaining('remuneration.loans is missing: add the key "loans"'),
      ]);
      expect(faultsOf("  insurance: commission\n", "")).toEqual([
        expect.stringContaining('remuneration.insurance is missing: add the key "insurance"'),
      ]);
      expect(faultsOf("field: loan", "field: health")).toEqual([
        expect.stringContaining("ombudsmen needs one with field: loan"),
      ]);
      expect(faultsOf("    field: insurance", "    field: health")).toEqual([
        expect.stringContaining("ombudsmen needs one with field: insurance"),
      ]);
    });
  });

  it("who has a holding isn't independent", () => {
    expect(faultsOf("# independent", "independent")).toEqual([]);
    const held = example.replace("insurerHoldings: []", "insurerHoldings: [20 % an der A AG]");
    expect(parseProfile(held.replace("# independent", "independent"))).toEqual({
      faults: [expect.stringContaining("independent can't be true: insurerHoldings names a")],
    });
  });

  it("every key that is commented out is right once it isn't", () => {
    const all = example.replace(/^# (?!advice)(?=(?: *(?:- )?[a-zA-Z]+:(?: |$))|  - [A-Z])/gm, "");
    const { broker } = parseProfile(all) as { broker: Broker };
    expect(broker).toMatchObject({
      called: "Maklerin",
      secondPhone: "+49 170 1234567",
      officeHours: [{ days: "Montag bis Freitag" }],
      replyTime: "innerhalb von zwei Werktagen",
      bookingLink: { label: "Termin aussuchen" },
      reviewsLink: { label: "Bewertungen lesen" },
      specialities: ["Versicherungen für Handwerksbetriebe", "Absicherung junger Familien"],
      independent: true,
      businessId: "DE123456789-00001",
      commercialRegister: { number: "HRB 12345" },
    });
  });

  it("who is in a register by legal form is asked for the entry", () => {
    const named = (legalForm: string) => {
      const text = `${example}\nlegalForm: ${legalForm}\n`;
      return missingFacts((parseProfile(text) as { broker: Broker }).broker);
    };
    for (const form of ["e.K.", "e. K.", "e.Kfr.", "OHG", "Eingetragener Kaufmann"]) {
      expect(named(form), form).toEqual(["commercialRegister"]);
    }
    for (const form of ["Einzelunternehmen", "GbR"]) expect(named(form), form).toEqual([]);
  });

  it("a logo of an association needs the association's name", () => {
    const alone = withoutKey(example, "association").replace("# partnerLogo", "partnerLogo");
    expect(parseProfile(alone)).toEqual({
      faults: [expect.stringContaining("partnerLogo needs the key association")],
    });
  });

  it("what the version before didn't know may be left out", () => {
    const before = withoutKey(example, "remuneration", "loans", "firstMeetingMinutes");
    const read = parseProfile(before) as { broker: Broker };
    expect(missingFacts(read.broker)).toEqual(["remuneration", "loans"]);
    expect(missingFacts((parseProfile(example) as { broker: Broker }).broker)).toEqual([]);
  });

  it("an empty list is told, and an empty file", () => {
    expect(parseProfile("")).toEqual({ faults: [expect.stringContaining("line 1, column 1")] });
    expect(faultsOf(/registrations:\n(?: .*\n)+/, "registrations: []\n")).toEqual([
      expect.stringContaining("needs at least one entry"),
    ]);
  });
});

it("an e-mail address may have a domain with umlauts, and a phone may be written in any way", () => {
  for (const [from, to] of [
    ["makler@example.de", "post@m\u00fcller-versicherungen.de"],
    ["+49 30 1234567", "(030) 12 34 567"],
    ["+49 30 1234567", "0170/1234567"],
  ] as const) {
    expect(faultsOf(from, to)).toEqual([]);
  }
});

describe("once example is gone", () => {
  /** True of brokers that exist, too. */
  const SHARED = /^(?:permissions|ombudsmen|loans|remuneration|firstInformation)\b/;
  const OF_ANYBODY = [
    "Hosting der Website",
    "E-Mail-Postfach",
    "Deutschland",
    "Montag bis Freitag",
    "9 bis 17 Uhr",
    "innerhalb von zwei Werktagen",
  ];

  it.each(["", "example: false\n"])(
    "each value of the example is a fault, with its line (%j)",
    (flag) => {
      const text = example.replace("example: true\n", flag);
      const { faults } = parseProfile(text) as { faults: string[] };
      const document = parseDocument(text);
      const unnoticed: string[] = [];
      visit(document, {
        Pair(_key, { key, value }, parents) {
          if (!isScalar(key) || !isScalar(value) || !value.range) return;
          const [top] = parents.filter(isPair).map((pair) => String(pair.key));
          const { value: content } = value;
          const name = `${top ?? ""}.${String(key.value)}`.replace(/^\./, "");
          if (typeof content !== "string" || SHARED.test(name)) return;
          if (OF_ANYBODY.includes(content) || key.value === "activity") return;
          const line = text.slice(0, value.range[0]).split("\n").length;
          if (!faults.some((fault) => fault.startsWith(`line ${line}, `))) unnoticed.push(content);
        },
      });
      expect(unnoticed).toEqual([]);
      expect(faults).toContainEqual(
        expect.stringMatching(/^line \d+, column \d+: name is still the example's/),
      );
      expect(faults).toContainEqual(expect.stringContaining("registrations[1].number is still"));
    },
  );

  it("nothing of a real broker's is", () => {
    expect(parseProfile(realProfile(example))).toHaveProperty("broker.example", false);
  });
});

describe("a file that isn't UTF-8", () => {
  it("is named as such, with its line and word", () => {
    const latin1 = (text: string) => parseProfile(Buffer.from(text, "latin1"));
    expect(latin1(example.replace("city: Musterstadt", "city: W\u00fcrzburg"))).toEqual({
      faults: [expect.stringMatching(/^line \d+, column \d+: ".*" isn't UTF-8/)],
    });
    expect(latin1("name: Max\ncity: W\u00fcrzburg\n")).toEqual({
      faults: [
        'line 2, column 8: "W\u00fcrzburg" isn\'t UTF-8, but Latin-1 or the like: save the file as UTF-8',
      ],
    });
  });
});

describe("faults of YAML", () => {
  it.each([
    ["name: Max", 'name: "Max', "the quotation mark that opens here is never closed"],
    ["  postalCode", "\tpostalCode", "a tab stands here"],
    ["region: ", "region: Berlin\nregion: ", "a second time"],
    ["vatId: DE123456789", "vatId: *nobody", "begins with * or & needs quotes"],
  ])("%s → %s", (from, to, text) => {
    const faults = faultsOf(from, to);
    expect(faults.join("\n")).toContain(text);
    expect(faults.length).toBe(1);
  });

  it("leave what stands before them to be checked", () => {
    const broken = example
      .replace("yearsOfExperience: 17", "yearsOfExperience: viele")
      .replace("place: Deutschland", "place: Deutschland: Berlin")
      .replace('date: "2026-11-20"', "date: gestern");
    expect(parseProfile(broken)).toEqual({
      faults: [
        expect.stringContaining("yearsOfExperience must be a whole number"),
        expect.stringContaining(`line ${lineOf("place: Deutschland")}, column`),
      ],
    });
  });
});
