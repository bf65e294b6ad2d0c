import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visitorCard } from "./broker-mail.server";

const enquiry = {
  title: "Frau, Doktor",
  name: "Erika Müller;Söhne\\Co",
  email: "erika@müller.example",
  phone: "+49 (30) 12-34",
  reference: "7K3M-9PXR",
  receivedAt: "2026-11-21T09:15:00.000Z",
} as const;

const unfolded = (content: string) => content.replaceAll("\r\n ", "").split("\r\n");

describe("the visitor's card", () => {
  it("has name, address and phone, escaped", () => {
    const { filename, content } = visitorCard(enquiry);
    expect(filename).toBe("Anfrage-7K3M-9PXR.vcf");
    expect(unfolded(content)).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Erika Müller\\;Söhne\\\\Co",
      "N:Müller\\;Söhne\\\\Co;Erika;;;",
      "EMAIL;TYPE=INTERNET:erika@müller.example",
      "TEL;TYPE=VOICE:+49 30 1234",
      "NOTE:Anfrage 7K3M-9PXR über die Website\\nAnrede: Frau\\, Doktor",
      "UID:7K3M-9PXR",
      "REV:2026-11-21T09:15:00.000Z",
      "END:VCARD",
      "",
    ]);
  });

  it("notes when a call suits best, where that was said", () => {
    expect(unfolded(visitorCard({ ...enquiry, callback: "Abends" }).content)).toContain(
      "NOTE:Anfrage 7K3M-9PXR über die Website\\nAnrede: Frau\\, Doktor\\nAnruf am besten: Abends",
    );
  });

  it("without a name shows the address", () => {
    const lines = unfolded(visitorCard({ ...enquiry, name: "" }).content);
    expect(lines).toContain("FN:erika@müller.example");
    expect(lines).toContain("N:;erika@müller.example;;;");
  });

  it.each([
    ["Erika Müller", "Müller;Erika;;;"],
    ["Erika Maria  Müller-Lüdenscheidt", "Müller-Lüdenscheidt;Erika Maria;;;"],
    ["Ludwig Mies van der Rohe", "van der Rohe;Ludwig Mies;;;"],
    ["Karl von und zu Muster", "von und zu Muster;Karl;;;"],
    ["Prof. Dr. med. Erika Müller", "Müller;Erika;;Prof. Dr. med.;"],
    ["Dr. h.c. Erika Müller", "Müller;Erika;;Dr. h.c.;"],
    ["H. Müller", "Müller;H.;;;"],
    ["Müller, Erika", "Müller;Erika;;;"],
    ["Müller", "Müller;;;;"],
    ["von Müller", "von Müller;;;;"],
    ["Dr. Müller", "Müller;;;Dr.;"],
    ["Frau Müller", "Müller;;;Frau;"],
    ["김민준", "김민준;;;;"],
    ["erika müller", "müller;erika;;;"],
  ])("%s has a family name and given names", (name, parts) => {
    expect(unfolded(visitorCard({ ...enquiry, name }).content)).toContain(`N:${parts}`);
  });

  it("takes each number by itself, and as it was typed what can't be dialled", () => {
    const numbers = (phone: string) =>
      unfolded(visitorCard({ ...enquiry, phone }).content).filter((line) => line.startsWith("TEL"));
    expect(numbers("+49 (0)30 1234567 / 0171 7654321")).toEqual([
      "TEL;TYPE=VOICE:+49 30 1234567",
      "TEL;TYPE=VOICE:+49 171 7654321",
    ]);
    expect(numbers("nur abends")).toEqual(["TEL;TYPE=VOICE:nur abends"]);
  });

  it("whatever is typed: no line of its own, none over 75 bytes, no letter cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (typed) => {
        const { content } = visitorCard({ ...enquiry, name: typed, title: typed, phone: typed });
        for (const line of content.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(content).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
        expect(unfolded(content)).toHaveLength(11);
        expect(Buffer.from(content).toString()).toBe(content);
      }),
    );
  });
});
