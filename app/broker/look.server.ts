/** Which parts the site has and how it looks: the shape of site.yaml. */
import * as z from "zod";
import { colourPairs, contrastFaults, type Colours } from "./colours.server";

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
