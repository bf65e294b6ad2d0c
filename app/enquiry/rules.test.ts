import { describe, expect, it } from "vitest";
import { LIMITS, normalise, textProblem } from "./rules";

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
    expect(textProblem("email", address)).toBeUndefined();
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
    expect(textProblem("email", address)).toBe("invalid");
  });

  it("has a message of its own for an umlaut in front of the @", () => {
    expect(textProblem("email", "jörg@example.de")).toBe("localPart");
  });

  it("refuses a second header", () => {
    expect(textProblem("email", "max@example.de\nBcc: x@evil.example")).toBe("notSingleLine");
  });
});

describe("lengths", () => {
  it.each(Object.entries(LIMITS))("%s takes %i characters and not one more", (field, limit) => {
    const fits = field === "email" ? "a@b.de".padEnd(limit, "e") : "1".repeat(limit);
    // A host label has at most 63 characters, so the longest address is invalid, but not too long.
    expect(textProblem(field as keyof typeof LIMITS, fits)).not.toBe("tooLong");
    expect(textProblem(field as keyof typeof LIMITS, `${fits}1`)).toBe("tooLong");
  });

  it("counts characters as people do", () => {
    expect(textProblem("name", "😀".repeat(200))).toBeUndefined();
    expect(textProblem("name", "😀".repeat(201))).toBe("tooLong");
  });
});

describe("single lines", () => {
  it.each(["\n", "\r", "\t", "\0", "\u0085", "\u2028", "\u2029", "\u001b", "\ud800"])(
    "refuse %j",
    (character) => {
      expect(textProblem("name", `a${character}b`)).toBe("notSingleLine");
    },
  );

  it("take names in any script", () => {
    for (const name of ["Jörg Groß", "Łukasz", "Владимир", "محمد", "王小明", "O’Brien-Śmith"]) {
      expect(textProblem("name", name)).toBeUndefined();
    }
  });
});

describe("other fields", () => {
  it("a message may have lines, but no control characters", () => {
    expect(textProblem("message", "eins\nzwei\tdrei")).toBeUndefined();
    expect(textProblem("message", "eins\0zwei")).toBe("invalid");
  });

  it("a phone number has a digit", () => {
    expect(textProblem("phone", "+49 (0)30 / 123-456")).toBeUndefined();
    expect(textProblem("phone", "ruf mich an")).toBe("invalid");
  });

  it("an option is one of those offered, or none", () => {
    expect(textProblem("financeOption", "", { options: ["Kauf"] })).toBeUndefined();
    expect(textProblem("financeOption", "Kauf", { options: ["Kauf"] })).toBeUndefined();
    expect(textProblem("financeOption", "Miete", { options: ["Kauf"] })).toBe("unknownOption");
  });

  it("only required fields must be there", () => {
    expect(textProblem("phone", "", { required: true })).toBe("required");
    expect(textProblem("phone", "")).toBeUndefined();
  });
});

it("normalises to one form of Unicode and of line ends", () => {
  expect(normalise("  Mu\u0308ller\r\nzwei\rdrei ")).toBe("Müller\nzwei\ndrei");
});
