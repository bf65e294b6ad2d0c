/** What is used here of subset-font, which comes without types. */
declare module "subset-font" {
  type Range = { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: string[];
      preserveNameIds: number[];
      variationAxes: Record<string, number | Range>;
    },
  ): Promise<Buffer>;
}
