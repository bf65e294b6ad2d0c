import { fallbackWidth, fileName, pathOf, type Picture, type PictureFormat } from "./picture";

type PictureElementProps = {
  picture: Picture;
  /** What is to be seen; empty where words beside it say the same. */
  alt: string;
  /** In which width it is shown, as the attribute of the same name. */
  sizes: string;
  className?: string;
  /** In sight from the start; all others load when they come near. */
  eager?: boolean;
};

/** A picture in the best format and the width that the browser wants. Its place is kept while it loads. */
export function PictureElement({
  picture,
  alt,
  sizes,
  className = "",
  eager,
}: PictureElementProps) {
  const address = (width: number, format: PictureFormat) =>
    pathOf(fileName(picture, width, format));
  const sources = (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={picture.widths.map((width) => `${address(width, format)} ${width}w`).join(", ")}
      sizes={sizes}
    />
  ));
  return (
    <picture className={`picture ${className}`}>
      {sources}
      <img
        src={address(fallbackWidth(picture), picture.fallback)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
