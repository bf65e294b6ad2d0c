/** A picture of the broker's as a page shows it: in several widths, each as AVIF, as WebP and as a fallback. */

/** Fields of the profile that name a picture. */
export const PICTURE_NAMES = ["portrait", "logo", "partnerLogo"] as const;
/** And those that site.yaml and items.yaml name. */
export type PictureName = (typeof PICTURE_NAMES)[number] | "townPicture" | "itemPicture";

export type PictureFormat = "avif" | "webp" | "jpg" | "png";

export type Picture = {
  /** Name and content, e.g. portrait-0123456789ab: another photo has another address. */
  id: string;
  /** Pixels of the largest rendition; height follows from the ratio. */
  width: number;
  height: number;
  /** Pixels, ascending. */
  widths: number[];
  fallback: "jpg" | "png";
};

/** A broker's own pictures of items, by the items' short names. */
export type ItemPictures = ReadonlyMap<string, Picture>;

/** In pixels: up to three times the width in which the picture is shown, see Portrait, BrokerLogo, PartnerLogo, TownPicture and the browsers of items. */
const recipes: Record<PictureName, { widths: readonly number[]; fallback: "jpg" | "png" }> = {
  portrait: { widths: [176, 352, 528, 704], fallback: "jpg" },
  logo: { widths: [80, 160, 320, 480], fallback: "png" },
  partnerLogo: { widths: [160, 320, 480], fallback: "png" },
  townPicture: { widths: [320, 480, 640, 960], fallback: "jpg" },
  itemPicture: { widths: [360, 720, 1080], fallback: "jpg" },
};

export const largestWidth = (name: PictureName) => Math.max(...recipes[name].widths);

/** How the picture `name` is shown whose original has these pixels. It is never enlarged. */
export function pictureOf(
  name: PictureName,
  hash: string,
  original: { width: number; height: number },
): Picture {
  const { widths, fallback } = recipes[name];
  const width = Math.min(largestWidth(name), original.width);
  return {
    id: `${name.toLowerCase()}-${hash.slice(0, 12)}`,
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
    widths: [...widths.filter((smaller) => smaller < width), width],
    fallback,
  };
}

/** The width of the one fallback, for browsers that choose none. */
export const fallbackWidth = ({ widths }: Picture) => widths[1] ?? widths[0] ?? 0;

export const fileName = ({ id }: Picture, width: number, format: PictureFormat) =>
  `${id}-${width}.${format}`;

const FILE_PATH = /^\/bilder\/[a-z]+-[0-9a-f]{12}-\d{1,4}\.(?:avif|webp|jpg|png)$/;

export const pathOf = (file: string) => `/bilder/${file}`;

/** Whether a picture's file can be at `pathname`: nothing that somebody typed. */
export const isPicturePath = (pathname: string) => FILE_PATH.test(pathname);

/** All files that `picture` is made into. */
export function filesOf(
  picture: Picture,
): { file: string; width: number; format: PictureFormat }[] {
  const made = (width: number, format: PictureFormat) => ({
    file: fileName(picture, width, format),
    width,
    format,
  });
  return [
    ...picture.widths.flatMap((width) => [made(width, "avif"), made(width, "webp")]),
    made(fallbackWidth(picture), picture.fallback),
  ];
}
