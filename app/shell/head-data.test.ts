import { expect, it } from "vitest";
import type { Broker } from "../broker/profile.server";
import { lookSchema } from "../broker/look.server";
import { headLook } from "./head-data.server";
import type { IconEdition } from "./site-icons.server";

const edition = (broker: Partial<Broker>, look: object = {}): IconEdition => ({
  broker: { name: "Ida Ősz", example: false, ...broker } as Broker,
  pictures: {},
  pictureFile: () => undefined,
  look: lookSchema.parse(look),
});
const svgOf = (address: string) => decodeURIComponent(address.replace("data:image/svg+xml,", ""));

it("the shipped look adds nothing to the style sheet", () => {
  const { colourStyle, themeColors } = headLook(edition({}));
  expect(colourStyle).toBeUndefined();
  expect(themeColors).toEqual({ light: "#faf5ec", dark: "#0d2227" });
});

it("other colours reach what no style sheet does", () => {
  const { colourStyle, themeColors, iconAddress } = headLook(edition({}, { colours: "wine-sand" }));
  expect(colourStyle).toContain("--petrol:#5a2130");
  expect(colourStyle).toContain(`--paper:${themeColors.dark}`);
  expect(themeColors.dark).not.toBe("#0d2227");
  expect(svgOf(iconAddress)).not.toContain("#12343b");
});

it("the example has the site's mark, everybody else their initials", () => {
  const [shipped, own] = [{ example: true }, { example: false }].map((broker) =>
    svgOf(headLook(edition(broker)).iconAddress),
  );
  expect(shipped).toContain("M17 43V32q0-8");
  expect(own).toMatch(/^<svg [^>]+><style>@media \(prefers-color-scheme:dark\)/);
  expect(own?.match(/<path transform/g)).toHaveLength(2);
});

it("of a logo, a wide one is no icon", () => {
  const logo = { id: "logo-0", width: 480, height: 240, widths: [480], fallback: "png" as const };
  expect(headLook({ ...edition({}), pictures: { logo } }).iconAddress).toBe("/favicon.svg");
  const wide = { ...edition({}), pictures: { logo: { ...logo, height: 120 } } };
  expect(headLook(wide).iconAddress).toMatch(/^data:/);
});
