import { expect, it } from "vitest";
import { lookSchema } from "../broker/look.server";
import { headLook } from "./head-data.server";

const edition = (look: object = {}) => ({ look: lookSchema.parse(look) });

it("the shipped look adds nothing to the style sheet", () => {
  const { colourStyle, themeColors } = headLook(edition());
  expect(colourStyle).toBeUndefined();
  expect(themeColors).toEqual({ light: "#faf5ec", dark: "#0d2227" });
});

it("other colours reach what no style sheet does", () => {
  const { colourStyle, themeColors } = headLook(edition({ colours: "wine-sand" }));
  expect(colourStyle).toContain("--petrol:#5a2130");
  expect(colourStyle).toContain(`--paper:${themeColors.dark}`);
  expect(themeColors.dark).not.toBe("#0d2227");
});
