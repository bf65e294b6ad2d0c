/**
 * Which parts the site has and how it looks: the shape of site.yaml; and the site's colours, where they aren't those of
 * the style sheet.
 */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from "culori/fn";
import * as z from "zod";

// What is named here alone gets into the build: the whole library takes 20 MB of memory.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode as typeof modeRgb);

/** `ground` stands behind light words, `accent` is what can be pressed: both as #rrggbb. */
export type Colours = { ground: string; accent: string };

/** Ready ones, by name. The first is the style sheet's own. */
export const colourPairs = {
  "petrol-amber": { ground: "#0f3d47", accent: "#f2a33a" },
  "navy-coral": { ground: "#1e2f5c", accent: "#f29274" },
  "forest-gold": { ground: "#1d4130", accent: "#e2b444" },
  "plum-rose": { ground: "#47264a", accent: "#ec9bb0" },
  "graphite-teal": { ground: "#2c3440", accent: "#5bbfb3" },
  "wine-sand": { ground: "#5a2130", accent: "#e0b483" },
} as const satisfies Record<string, Colours>;

const PAIRS = Object.keys(colourPairs) as [keyof typeof colourPairs];

const HEX = /^#[\da-fA-F]{6}$/;
const colour = z.string().regex(HEX, 'must be a colour as "#rrggbb", in quotes').toLowerCase();

const own = z
  .strictObject({
    ground: colour.describe(
      'Behind light words, as "#rrggbb" in quotes: a dark colour, the one that is remembered',
    ),
    accent: colour.describe(
      'What can be pressed, and the line, as "#rrggbb" in quotes: a colour that stands out',
    ),
  })
  .superRefine((colours, context) => {
    // Also called where one of them has been found wrong.
    if (!HEX.test(colours.ground) || !HEX.test(colours.accent)) return;
    for (const { key, text } of contrastFaults(colours)) {
      context.addIssue({ code: "custom", path: [key], message: text });
    }
  });

const PAIR_OR_OWN = `must be one of: ${PAIRS.join(", ")}; or two colours on the lines below, ground and accent, each as "#rrggbb" in quotes`;

/** A picture that a file of the site names. */
export const pictureBeside = z
  .string()
  .trim()
  .regex(/^[^/\\]+$/, "must be the name of a file beside this one");

export const lookSchema = z
  .strictObject({
    insurance: z
      .boolean()
      .default(true)
      .describe("false: no page, link or form for insurance, though your permissions allow it"),
    finance: z
      .boolean()
      .default(true)
      .describe("false: no page, link or form for financing, though your permissions allow it"),
    callBack: z
      .boolean()
      .default(true)
      .describe("Whether the forms ask when somebody is best called back"),
    colours: z
      .union([z.enum(PAIRS), own], { error: PAIR_OR_OWN })
      .default("petrol-amber")
      .describe("The colours of the site: the name of a pair, or ground and accent"),
    townPicture: pictureBeside
      .optional()
      .describe("Picture of the office or the town on the about page: a file beside this one"),
    townPictureText: z
      .string()
      .trim()
      .min(1)
      .max(160)
      .optional()
      .describe("What is to be seen on townPicture, in German, for those who can't see it"),
  })
  .refine(({ townPicture, townPictureText }) => !townPicture || townPictureText, {
    path: ["townPictureText"],
    error: "must be given, since there is a townPicture",
  });

export type Look = z.infer<typeof lookSchema>;

/** The two colours that a site's others follow from. */
export const coloursOf = ({ colours }: Look): Colours =>
  typeof colours === "string" ? colourPairs[colours] : colours;

// Every colour but the two keeps the lightness that it has in the style sheet and takes its hue and strength from them.

type Scheme = "light" | "dark";
export type Palette = Record<string, string>;

/** As tokens.css has them; a test compares. By what they follow; what isn't here stays. */
const base = {
  light: {
    ground: {
      ink: "#12343b",
      "ink-soft": "#2c4a50",
      petrol: "#0f3d47",
      "petrol-light": "#1d5661",
      "petrol-rule": "#4d7178",
      sage: "#e1eadf",
      "sage-deep": "#d3e0d2",
      "edge-line": "#54736a",
      "on-amber": "#12292e",
      "tint-sage": "#bcd2bf",
    },
    accent: {
      amber: "#f2a33a",
      "amber-hover": "#ffb756",
      "amber-line": "#bd6410",
      apricot: "#fbe9cf",
      "apricot-deep": "#f8ddb6",
      "tint-amber": "#f9cc8d",
    },
    fixed: {
      paper: "#faf5ec",
      raised: "#fffdf8",
      "on-petrol": "#f8f2e6",
      error: "#b3261e",
      "tint-paper": "#fffaf0",
      "tint-skin": "#f9dcc4",
    },
  },
  dark: {
    ground: {
      paper: "#0d2227",
      raised: "#20494f",
      petrol: "#17454f",
      "petrol-light": "#26606b",
      "petrol-rule": "#55808a",
      sage: "#153735",
      "sage-deep": "#1d4a48",
      apricot: "#14313c",
      "on-amber": "#12292e",
      rule: "#4a676b",
      "edge-line": "#8fb0a3",
      "tint-sage": "#33625b",
      "tint-paper": "#1c3f46",
    },
    accent: {
      amber: "#f4b35c",
      "amber-hover": "#ffc67c",
      "amber-line": "#f4b35c",
      "apricot-deep": "#4c3123",
      "tint-amber": "#ab702e",
    },
    fixed: { ink: "#f3ecdd", "ink-soft": "#c8d4cf", "on-petrol": "#f8f2e6", error: "#ffa498" },
  },
} as const;

export const styleSheetColours = base;

const oklch = converter("oklch");
const lch = (colour: string) => {
  const { l, c, h = 0 } = oklch(colour)!;
  return { l, c, h };
};
const hex = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));

/** All colours of both schemes that follow from two. */
export function paletteOf({ ground, accent }: Colours): Record<Scheme, Palette> {
  if (isOwnPair({ ground, accent })) return { light: allOf("light"), dark: allOf("dark") };
  return { light: schemeOf("light", ground, accent), dark: schemeOf("dark", ground, accent) };
}

/** Whether the colours are the style sheet's own, some of which are tuned by hand. */
export function isOwnPair({ ground, accent }: Colours): boolean {
  const own = colourPairs["petrol-amber"];
  return ground === own.ground && accent === own.accent;
}

const allOf = (scheme: Scheme): Palette => ({
  ...base[scheme].ground,
  ...base[scheme].accent,
  ...base[scheme].fixed,
});

function schemeOf(scheme: Scheme, ground: string, accent: string): Palette {
  const of = base[scheme];
  const palette: Palette = {
    ...of.fixed,
    ...following(of.ground, base.light.ground.petrol, ground),
    ...following(of.accent, base.light.accent.amber, accent),
  };
  if (scheme === "light") {
    palette["petrol"] = ground;
    palette["amber"] = accent;
  }
  const words = wordsOn(palette["amber"]!, palette["on-amber"]!);
  // Away from the words on it.
  if (scheme === "light") {
    palette["amber-hover"] = shifted(accent, words === LIGHT_WORDS ? -0.04 : 0.04);
  }
  palette["on-amber"] = words;
  palette["amber-line"] = lineOf(scheme, palette);
  return palette;
}

/** In degrees: the tint that is green beside petrol would be brown beside green. */
const MOST_HUE_APART = 12;
const MOST_STRENGTH = 1.6;

/** Each colour of a family as far from the new leader as it was from the old one, but near it; its lightness stays. */
function following(family: Record<string, string>, oldLeader: string, leader: string): Palette {
  const [from, to] = [lch(oldLeader), lch(leader)];
  if (leader === oldLeader) return family;
  const strength = Math.min(MOST_STRENGTH, to.c / from.c);
  return Object.fromEntries(
    Object.entries(family).map(([name, colour]) => {
      const { l, c, h } = lch(colour);
      const apart = Math.max(-MOST_HUE_APART, Math.min(MOST_HUE_APART, turn(h - from.h)));
      return [name, hex(l, c * strength, to.h + apart)];
    }),
  );
}

/** The same angle from -180 to 180 degrees. */
const turn = (degrees: number) => ((degrees + 540) % 360) - 180;

function shifted(colour: string, by: number): string {
  const { l, c, h } = lch(colour);
  return hex(Math.min(0.96, l + by), c, h);
}

const LIGHT_WORDS = "#ffffff";

/** Dark words on the accent, or light ones where they are read better. */
function wordsOn(accent: string, dark: string): string {
  return wcagContrast(dark, accent) >= wcagContrast(LIGHT_WORDS, accent) ? dark : LIGHT_WORDS;
}

/** What words and the line lie on. */
const GROUNDS = ["paper", "raised", "sage", "sage-deep", "apricot", "apricot-deep"];

/** The accent as a line on paper and on both worlds: as much darker, or lighter, as it takes to be seen. */
function lineOf(scheme: Scheme, palette: Palette): string {
  const grounds = GROUNDS.map((name) => palette[name]!);
  const step = scheme === "light" ? -0.01 : 0.01;
  const { l, c, h } = lch(palette["amber"]!);
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const line = hex(lightness, c, h);
    if (grounds.every((ground) => wcagContrast(line, ground) >= 3.2)) return line;
  }
  return palette["ink"]!;
}

/** What fields, boxes and errors lie on. */
const FORM_GROUNDS = ["paper", "raised", "sage", "apricot"];

/** Words or shapes on a ground, and the least contrast between them (WCAG 1.4.3, 1.4.11; words of size have more). */
const CONTRASTS: [fore: string, grounds: string[], least: number][] = [
  ["ink", GROUNDS, 7],
  ["ink-soft", GROUNDS, 4.5],
  ["on-petrol", ["petrol"], 7],
  ["on-petrol", ["petrol-light"], 4.5],
  ["on-amber", ["amber", "amber-hover"], 4.5],
  ["amber", ["petrol"], 3],
  ["amber-line", GROUNDS, 3],
  ["edge-line", FORM_GROUNDS, 3],
  ["error", FORM_GROUNDS, 4.5],
];

/** What is wrong with one of the two, after its name: "is too light …: darken it". */
type ContrastFault = { key: keyof Colours; text: string };

/** Why words or shapes couldn't be read with these colours, in either scheme; [] where everything can. */
export function contrastFaults(colours: Colours): ContrastFault[] {
  const palettes = paletteOf(colours);
  const faults = (["light", "dark"] as const).flatMap((scheme) =>
    CONTRASTS.flatMap(([fore, grounds, least]) =>
      grounds.flatMap((ground) => {
        const contrast = wcagContrast(palettes[scheme][fore]!, palettes[scheme][ground]!);
        if (contrast >= least) return [];
        const key: keyof Colours = ground in base[scheme].accent ? "accent" : "ground";
        return [{ fore, key, lack: least / contrast, contrast, least }];
      }),
    ),
  );
  // One line for each colour, about the words that are hardest to read.
  faults.sort((a, b) => b.lack - a.lack);
  const told = faults.map(({ fore, key, contrast, least }) =>
    faultOf(fore, key, `${contrast.toFixed(1)} : 1, and must be at least ${least} : 1`),
  );
  return (["ground", "accent"] as const).flatMap(
    (key) => told.find((fault) => fault.key === key) ?? [],
  );
}

/** `key`: whose tint the words lie on. */
function faultOf(fore: string, key: keyof Colours, said: string): ContrastFault {
  switch (fore) {
    case "on-petrol":
      return {
        key: "ground",
        text: `is too light for the light words on it (${said}): take a darker one`,
      };
    case "amber":
      return {
        key: "accent",
        text: `can't be told from the ground (${said}): take a lighter one, or a darker ground`,
      };
    case "on-amber":
      return {
        key: "accent",
        text: `bears neither dark nor light words (${said}): take a lighter or a darker one`,
      };
    default:
      return {
        key,
        text: `is too strong: words on its tints can't be read (${said}): take a paler one`,
      };
  }
}

/**
 * The style that puts them on, for both schemes on screens; paper stays black on white. Only what isn't the style
 * sheet's own; undefined where nothing is.
 */
export function colourStyle(colours: Colours): string | undefined {
  if (isOwnPair(colours)) return undefined;
  const palettes = paletteOf(colours);
  const rules = (["light", "dark"] as const).map(
    (scheme) =>
      `@media screen and (prefers-color-scheme:${scheme}){:root{${declarations(scheme, palettes[scheme])}}}`,
  );
  return rules.join("");
}

function declarations(scheme: Scheme, palette: Palette): string {
  const known = allOf(scheme);
  return Object.entries(palette)
    .filter(([name, colour]) => known[name] !== colour)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}
