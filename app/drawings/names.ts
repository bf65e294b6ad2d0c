/** What drawings are called in the files of a site. */
export const BENEFIT_DRAWINGS = [
  "telephone",
  "umbrella",
  "tangle",
  "ways",
  "keys",
  "message",
  "calendar",
  "checklist",
  "roof",
] as const;

export type BenefitDrawing = (typeof BENEFIT_DRAWINGS)[number];
