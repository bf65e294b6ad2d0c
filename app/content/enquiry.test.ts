import { expect, test } from "vitest";
import { errorSummary, messages } from "./enquiry";

const { email, phone } = messages;

test.each([
  ["Eine Angabe fehlt noch", [email.required]],
  ["Eine Angabe stimmt nicht", [email.invalid]],
  ["2 Angaben fehlen noch", [email.required, phone.required]],
  ["2 Angaben stimmen nicht", [email.invalid, phone.tooLong]],
  ["2 Angaben fehlen noch oder stimmen nicht", [email.required, phone.invalid]],
])("the heading of the errors says what is wrong: %s", (heading, faults) => {
  expect(errorSummary.heading(faults)).toBe(heading);
});

test.each([
  ["angeben", email.required],
  ["prüfen", email.invalid],
  ["ankreuzen", messages.checkboxPrivacy.required],
  ["ankreuzen", messages.baufi.required],
])("what to do about an error: %s", (remedy, fault) => {
  expect(errorSummary.remedy(fault)).toBe(remedy);
});
