import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visitorCard } from "./visitor-card";

const enquiry = {
  title: "Frau",
  name: "Erika Müller; Söhne, Töchter\\Co",
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
      "FN:Erika Müller\\; Söhne\\, Töchter\\\\Co",
      "N:;Erika Müller\\; Söhne\\, Töchter\\\\Co;;;",
      "EMAIL;TYPE=INTERNET:erika@müller.example",
      "TEL;TYPE=VOICE:+49 (30) 12-34",
      "NOTE:Anfrage 7K3M-9PXR über die Website\\nAnrede: Frau",
      "UID:7K3M-9PXR",
      "REV:2026-11-21T09:15:00.000Z",
      "END:VCARD",
      "",
    ]);
  });

  it("without a name shows the address", () => {
    expect(visitorCard({ ...enquiry, name: "" }).content).toContain("FN:erika@müller.example\r\n");
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
