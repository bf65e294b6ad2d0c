import { describe, expect, it } from "vitest";
import type { Broker } from "../broker/profile.server";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { brokerMessage } from "./broker-mail.server";

const enquiry: AcceptedEnquiry = {
  form: "insurance",
  source: "endpoint",
  title: "",
  name: "Max",
  email: "max@example.de",
  phone: "030 1234",
  message: "Hallo",
  topic: "",
  financeOption: "",
  consents: [],
  suspicious: false,
  reference: "7K3M-9PXR",
  receivedAt: "2026-11-21T09:15:00.000Z",
};
const sender = {
  MAIL_FROM: "Website <website@makler.example>",
  MAIL_TO: ["post@makler.example"],
  SITE_URL: "https://makler.example",
};
const broker = { firm: "Firma", registrations: [] as Broker["registrations"] } as Broker;
const replyTo = (changes: Partial<AcceptedEnquiry>) =>
  brokerMessage({ ...enquiry, ...changes }, sender, broker).replyTo;

describe("an answer", () => {
  it("goes to the visitor", () => {
    expect(replyTo({})).toEqual({ name: "Max", address: "max@example.de" });
  });

  it.each(["max@firma", "jörg@example.de", "=?utf-8?q?x?=@example.de", "a b@example.de"])(
    "goes nowhere near %s: a header that a relay refuses would hold up the whole mail",
    (email) => {
      expect(replyTo({ email })).toBeUndefined();
    },
  );

  it("shows no name that isn't what it seems", () => {
    expect(replyTo({ name: "Max\u202egnp =?utf-8?q?=42?=" })).toMatchObject({
      name: "Max\\u{202e}gnp = ?utf-8?q?=42?=",
    });
  });
});
