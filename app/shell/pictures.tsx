/** The broker's own pictures where the profile names them, else the site's drawings. */
import { useRouteLoaderData } from "@remix-run/react";
import { site } from "../content/site";
import { BrokerMark, PartnerMark, PortraitPlaceholder } from "../drawings/marks";
import type { SiteData } from "./site-data.server";
import {
  type Picture,
  fallbackWidth,
  fileName,
  pathOf,
  type PictureFormat,
} from "../broker/picture";

const useSite = () => useRouteLoaderData("root") as SiteData | undefined;

type Place = { className: string; eager?: boolean };

/** `sizes` says how wide it is shown. */
export function Portrait({ sizes, ...place }: Place & { sizes: string }) {
  const data = useSite();
  const picture = data?.pictures.portrait;
  if (!picture) return <PortraitPlaceholder className={place.className} />;
  return (
    <PictureElement
      picture={picture}
      alt={site.portrait(data.broker.name)}
      sizes={sizes}
      {...place}
    />
  );
}

/** Stands beside the firm's name or in a link that bears it, so it says nothing of its own. */
export function BrokerLogo(place: Place) {
  const picture = useSite()?.pictures.logo;
  if (!picture) return <BrokerMark className={place.className} />;
  return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 2.5)} {...place} />;
}

/** The element around it bears the association's name. */
export function PartnerLogo(place: Place) {
  const picture = useSite()?.pictures.partnerLogo;
  if (!picture) return <PartnerMark className={place.className} />;
  return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 3.5)} {...place} />;
}

/** At most 10 rem wide and `height` rem high, see pictures.css. */
function logoSizes({ width, height }: Picture, most: number): string {
  return `${Math.min(10, (most * width) / height).toFixed(1)}rem`;
}

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
