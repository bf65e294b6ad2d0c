import { expect, it } from "vitest";
import { isReference, newReference } from "./enquiry";

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
