import { domainToUnicode } from "node:url";
import fc from "fast-check";
import nodemailer from "nodemailer";
import { describe, expect, it } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { addressHash, fingerprint, sameAddress } from "./accept.server";

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
/** Where the mailer would send it. */
const recipient = async (email: string) => {
  const { envelope } = await composer.sendMail({ to: { name: "", address: email }, text: "" });
  return envelope.to[0];
};

describe("two addresses are one person's", () => {
  it.each([
    ["Erika@Kunde.example", "erika@kunde.example"],
    ["erika@müller.de", "erika@xn--mller-kva.de"],
    ["erika@MÜLLER.DE", "erika@XN--MLLER-KVA.de"],
    ["erika@ｇmail.com", "erika@gmail.com"],
    ["erika@𝐠mail.com", "erika@gmail.com"],
    ["erika@mu\u0308ller.de", "erika@müller.de"],
    [" erika@kunde.example ", "erika@kunde.example"],
  ])("%s and %s", (one, other) => {
    expect(sameAddress(one, other)).toBe(true);
    expect(addressHash(one)).toEqual(addressHash(other));
  });

  it.each([
    ["erika@kunde.example", "max@kunde.example"],
    ["erika@kunde.example", "erika@kunde2.example"],
    ["erika@straße.de", "erika@strasse.de"],
    ["erika+a@kunde.example", "erika@kunde.example"],
    ["@kunde.example", "@gmail.com"],
  ])("not %s and %s", (one, other) => {
    expect(sameAddress(one, other)).toBe(false);
  });

  it("for counting, with whatever tag", () => {
    expect(addressHash("erika+eins@kunde.example")).toEqual(addressHash("ERIKA@kunde.example"));
    expect(addressHash("erika@kunde.example")).not.toEqual(addressHash("max@kunde.example"));
    expect(addressHash("+eins@kunde.example")).not.toEqual(addressHash("+zwei@kunde.example"));
  });

  it("whenever the mailer would send to the same", async () => {
    const letters = fc.constantFrom(..."aäßéｇ𝐠ﬁЖ中x-1".match(/./gu)!);
    const domain = fc
      .array(letters, { minLength: 1, maxLength: 12 })
      .map((label) => `x${label.join("")}x.Example`);
    await fc.assert(
      fc.asyncProperty(domain, async (typed) => {
        const sentTo = await recipient(`erika@${typed}`);
        expect(sameAddress(`erika@${typed}`, String(sentTo))).toBe(true);
        expect(addressHash(`erika@${typed}`)).toEqual(addressHash(String(sentTo)));
        const readable = domainToUnicode(typed);
        if (readable) expect(sameAddress(`erika@${typed}`, `erika@${readable}`)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the fingerprint", () => {
  it("of an enquiry without a time for a call is the one that older programs have stored", () => {
    expect(fingerprint(enquiry).toString("hex")).toBe(
      "c3e3998002b58c5e5b08b40ad85ce5bf00742a0dd3a6e520665c888fb6d7f591",
    );
  });

  it("changes with the time for a call: the broker has to hear of the other one", () => {
    const prints = [undefined, "Mittags", "Abends"].map((callback) =>
      fingerprint({ ...enquiry, ...(callback && { callback }) }).toString("hex"),
    );
    expect(new Set(prints).size).toBe(3);
  });
});
