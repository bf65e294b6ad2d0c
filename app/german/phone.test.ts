import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./words";
import { phoneNumbersIn, withPhoneLinks } from "./phone.server";

const linked = (text: string) =>
  withPhoneLinks(text).flatMap((part) => (typeof part === "string" ? [] : [part.href]));

describe("a phone number as it is written", () => {
  it.each([
    ["+49 (0)30 1234567"],
    ["+49 (0) 30 / 12 34 56 7"],
    ["0049 30 1234567"],
    ["00 49 (0)30 1234567"],
    ["030 1234567"],
    ["(030) 12 34 56 7"],
    ["0 30 / 12 34 56 7"],
    ["+49(0)30/1234567"],
    ["tagsüber: 030-1234567 (Büro)"],
  ])("%s can be dialled from anywhere", (text) => {
    expect(linked(text)).toEqual(["tel:+49301234567"]);
    expect(phoneNumbersIn(text)).toEqual(["+49 30 1234567"]);
  });

  it("keeps an extension, and the country of another one", () => {
    expect(linked("+49 30 1234567 ext. 12")).toEqual(["tel:+49301234567;ext=12"]);
    expect(linked("030 1234567-89")).toEqual(["tel:+4930123456789"]);
    expect(linked("+43 1 5321234")).toEqual(["tel:+4315321234"]);
  });

  it.each([
    "030 1234567 / 0171 7654321",
    "030/1234567, 0171/7654321",
    "030 1234567; 0171 7654321",
    "030-1234567/0171-7654321",
    "030 1234567 oder 0171 7654321",
    "+49 (0)30 1234567 und +49 (0)171 7654321",
    "Tel. 030 1234567 Mobil 0171 7654321",
    "+49301234567+491717654321",
  ])("%s is two numbers", (text) => {
    expect(linked(text)).toEqual(["tel:+49301234567", "tel:+491717654321"]);
  });

  it.each([
    ["030 1234567 0171 7654321", ["tel:+491717654321"]],
    ["030 123 456 0171 123 456", []],
    ["030/123456/0171/123456", []],
    ["1234567 / 7654321", []],
    ["030 12 34 56 78 / 79", ["tel:+493012345678"]],
    ["030 1234567/8", ["tel:+49301234567"]],
    ["12345", []],
    ["max@firma", []],
  ])("%s: what can't be told apart stays text, and no number is made up", (text, links) => {
    expect(linked(text)).toEqual(links);
  });

  it("never changes what was written", () => {
    const letter = fc.constantFrom(...Array.from("0123456789+()/-.,; |axoö\u00a0"));
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 50 }), (text) => {
        expect(plainText(withPhoneLinks(text))).toBe(text);
      }),
    );
  });
});
