import { expect, it } from "vitest";
import { fill } from "./placeholders.server";

it.each([
  ["{loans} Vorhaben", "sechs Vorhaben"],
  ["{Loans} Vorhaben und {loans}", "Sechs Vorhaben und sechs"],
  ["{many} und {name}", "13 und ł. Őri"],
  ["{Privat} {constructor} {} { loans }", "{Privat} {constructor} {} { loans }"],
])("%s becomes %s", (text, filled) => {
  expect(fill(text, { loans: 6, many: 13, name: "ł. Őri" })).toBe(filled);
});
