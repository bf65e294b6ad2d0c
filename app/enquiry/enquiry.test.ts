import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NASTY_TEXTS } from "../../tests/support/nasty-bodies";
import {
  isReference,
  LIMITS,
  mistakeIn,
  newReference,
  normalise,
  offeredForm,
  visibleText,
} from "./enquiry";

it("has no letters that look or sound alike, and hardly repeats", () => {
  const references = Array.from({ length: 5000 }, newReference);
  expect(references.every(isReference)).toBe(true);
  expect(references.join("")).not.toMatch(/[01OIQLUSZBG]/);
  expect(new Set(references).size).toBe(5000);
});

it("knows its own shape", () => {
  for (const text of [null, undefined, "", "7K3M9PXR", "7k3m-9pxr", "7K3M-9PXR-", "<b>-9PXR"]) {
    expect(isReference(text)).toBe(false);
  }
});

describe("e-mail addresses", () => {
  it.each([
    "max@example.de",
    "max@müller.de",
    "max@xn--mller-kva.de",
    "m.a-x+filter@sub.example.co.uk",
    "o'neil@example.ie",
    "a@例え.jp",
    "x@παράδειγμα.gr",
  ])("takes %s", (address) => {
    expect(mistakeIn("email", address)).toBeUndefined();
  });

  it.each([
    "max",
    "max@",
    "@example.de",
    "max@example",
    "max@@example.de",
    "max@example..de",
    "max@-example.de",
    "max mueller@example.de",
    "max@127.0.0.1",
    ".max@example.de",
    "max.@example.de",
    "<max@example.de>",
    "max@example.de, eva@example.de",
  ])("refuses %s", (address) => {
    expect(mistakeIn("email", address)).toBe("invalid");
  });

  it("has a message of its own for an umlaut in front of the @", () => {
    expect(mistakeIn("email", "jörg@example.de")).toBe("localPart");
  });

  it.each(["=?utf-8?q?x?=@example.de", "max=?@example.de"])(
    "refuses %s, which a mail program would decode",
    (address) => {
      expect(mistakeIn("email", address)).toBe("localPart");
    },
  );

  it("refuses a second header", () => {
    expect(mistakeIn("email", "max@example.de\nBcc: x@evil.example")).toBe("notSingleLine");
  });
});

describe("lengths", () => {
  it.each(Object.entries(LIMITS))("%s takes %i characters and not one more", (field, limit) => {
    const fits = field === "email" ? "a@b.de".padEnd(limit, "e") : "1".repeat(limit);
    // A host label has at most 63 characters, so the longest address is invalid, but not too long.
    expect(mistakeIn(field as keyof typeof LIMITS, fits)).not.toBe("tooLong");
    expect(mistakeIn(field as keyof typeof LIMITS, `${fits}1`)).toBe("tooLong");
  });

  it("counts characters as people do", () => {
    expect(mistakeIn("name", "😀".repeat(200))).toBeUndefined();
    expect(mistakeIn("name", "😀".repeat(201))).toBe("tooLong");
  });
});

describe("single lines", () => {
  it.each(["\n", "\r", "\t", "\0", "\u0085", "\u2028", "\u2029", "\u001b", "\ud800"])(
    "refuse %j",
    (character) => {
      expect(mistakeIn("name", `a${character}b`)).toBe("notSingleLine");
    },
  );

  it("take names in any script", () => {
    for (const name of ["Jörg Groß", "Łukasz", "Владимир", "محمد", "王小明", "O’Brien-Śmith"]) {
      expect(mistakeIn("name", name)).toBeUndefined();
    }
  });
});

describe("other fields", () => {
  it("a message may have lines, but no control characters", () => {
    expect(mistakeIn("message", "eins\nzwei\tdrei")).toBeUndefined();
    expect(mistakeIn("message", "eins\0zwei")).toBe("invalid");
  });

  it("a phone number has a digit", () => {
    expect(mistakeIn("phone", "+49 (0)30 / 123-456")).toBeUndefined();
    expect(mistakeIn("phone", "ruf mich an")).toBe("invalid");
  });

  it("an option is one of those offered, or none", () => {
    expect(mistakeIn("financeOption", "", { options: ["Kauf"] })).toBeUndefined();
    expect(mistakeIn("financeOption", "Kauf", { options: ["Kauf"] })).toBeUndefined();
    expect(mistakeIn("financeOption", "Miete", { options: ["Kauf"] })).toBe("unknownOption");
  });

  it("when to call is asked where the site says so, and nothing else changes", () => {
    const form = { form: "insurance", fields: ["phone", "callback", "topic"] } as const;
    expect(offeredForm(form, { callBack: true })).toEqual(form);
    expect(offeredForm(form, { callBack: false })).toEqual({ ...form, fields: ["phone", "topic"] });
  });

  it("only required fields must be there", () => {
    expect(mistakeIn("phone", "", { required: true })).toBe("required");
    expect(mistakeIn("phone", "")).toBeUndefined();
  });
});

it("normalises to one form of Unicode and of line ends", () => {
  expect(normalise("  Mu\u0308ller\r\nzwei\rdrei ")).toBe("Müller\nzwei\ndrei");
});

describe("what costs more than its length", () => {
  afterEach(() => vi.restoreAllMocks());

  /** Composing is all that isn't linear here: the longest value it was given, and the longest run of marks. */
  function composed(values: string[]) {
    const work = { length: 0, run: 0 };
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its string below.
    const compose = String.prototype.normalize;
    vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
      work.length = Math.max(work.length, this.length);
      for (const [run] of this.matchAll(/[\p{M}\u{16d67}]+/gu)) {
        work.run = Math.max(work.run, Array.from(run).length);
      }
      return compose.call(this, form);
    });
    for (const value of values) {
      for (const field of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
        mistakeIn(field, normalise(value));
      }
    }
    vi.restoreAllMocks();
    return work;
  }

  it("is never composed, and is refused", () => {
    for (const [name, text] of Object.entries(NASTY_TEXTS)) {
      const { length, run } = composed([text]);
      expect(length, name).toBeLessThanOrEqual(4 * LIMITS.message);
      expect(run, name).toBeLessThanOrEqual(10);
    }
    expect(mistakeIn("message", normalise(`a${"\u0345\u0334".repeat(4000)}`))).toBe("invalid");
  });

  it("isn't, whatever marks, letters and invisible characters are mixed", () => {
    const piece = fc
      .tuple(
        fc.constantFrom(
          "a",
          "\u0345",
          "\u0334",
          "\u200d",
          "\u200b",
          "\u1161",
          "\ufe0f",
          "\ud800",
          " ",
        ),
        fc.integer({ min: 1, max: 30_000 }),
      )
      .map(([unit, times]) => unit.repeat(times));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { length, run } = composed([pieces.join("")]);
        expect(length).toBeLessThanOrEqual(4 * LIMITS.message);
        expect(run).toBeLessThanOrEqual(10);
      }),
      { numRuns: 50 },
    );
  });

  it("takes the longest message in decomposed letters", () => {
    const value = normalise("u\u0308\u0304".repeat(LIMITS.message));
    expect(value).toBe("ǖ".repeat(LIMITS.message));
    expect(mistakeIn("message", value)).toBeUndefined();
  });
});

describe("letters stacked until nobody can read them", () => {
  it.each(["H\u0335\u0321\u032b\u0350\u0342\u030b\u0301\u0313\u0344\u0360\u035d\u0489ans"])(
    "are no name: %s",
    (name) => {
      expect(mistakeIn("name", normalise(name))).toBe("invalid");
    },
  );

  it.each([
    ["Vietnamese, decomposed", "Nguyê\u0303n".normalize("NFD")],
    ["Tibetan, eight marks on one letter", "ཧཀྵྨླྺྲྱྂ"],
    ["Hebrew with points", "בְּרֵאשִׁ֖ית"],
    ["Thai", "น้ำผึ้ง"],
    ["Devanagari", "श्रीमान्"],
    ["an emoji's variation", "❤️ 1️⃣"],
  ])("many marks are a name still in %s", (_script, name) => {
    expect(mistakeIn("name", normalise(name))).toBeUndefined();
  });
});

describe("what can't be seen", () => {
  it.each([
    ["a direction override", "Max\u202egnp.exe", "Maxgnp.exe"],
    ["isolates and marks of direction", "\u2066Max\u2069\u200e\u200f\u061c", "Max"],
    ["zero-width space, soft hyphen, byte order mark", "\ufeffMa\u200bx\u00ad", "Max"],
    ["tags", "Max\u{e0041}\u{e007f}", "Max"],
    ["joiners between Latin letters", "Ma\u200dx\u200c", "Max"],
  ])("doesn't stand in a value: %s", (_case, typed, kept) => {
    expect(normalise(typed)).toBe(kept);
  });

  it.each([
    ["Persian", "علی\u200cرضا"],
    ["Malayalam", "ജയന്\u200d"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Bengali", "র\u200d্যাম"],
    ["a family", "👩\u200d👩\u200d👧"],
    ["a profession with a colour of skin", "👩🏽\u200d🚀"],
  ])("stands where writing needs it: %s", (_case, typed) => {
    expect(normalise(typed)).toBe(typed);
    expect(mistakeIn("name", typed)).toBeUndefined();
  });
});

it.each([
  ["Max\u202egnp.exe", "Max\\u{202e}gnp.exe"],
  ["\u{e0041}\u00ad\ufeff", "\\u{e0041}\\u{00ad}\\u{feff}"],
  ["\u001b[31m\u009b2J\u007f", "\\u{001b}[31m\\u{009b}2J\\u{007f}"],
  ["\u2028\r", "\\u{2028}\\u{000d}"],
  ["eins\nzwei\tdrei", "eins\nzwei\tdrei"],
  ["علی\u200cرضا 👩\u200d👧", "علی\u200cرضا 👩\u200d👧"],
])("%j is shown as %j", (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
