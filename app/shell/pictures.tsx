/** The broker's own pictures where the profile names them, else the site's drawings. */
import { useContext } from "react";
import {
  fallbackWidth,
  fileName,
  pathOf,
  type Picture,
  type PictureFormat,
} from "../broker/picture";
import { site } from "../content/site";
import { BrokerMark, PartnerMark, PortraitPlaceholder } from "../drawings/marks";
import { ShownSite } from "./island";

type PictureProps = { className: string; eager?: boolean };

/** Width by height, see pictures.css: what is beyond is cut off. */
const PORTRAIT_RATIO = 4 / 5;

/** `sizes` says how wide it is shown, in rem. */
export function Portrait({ sizes, ...props }: PictureProps & { sizes: string }) {
  const data = useContext(ShownSite);
  const picture = data?.pictures?.portrait;
  if (!picture) return <PortraitPlaceholder className={props.className} />;
  // Of a wide photo, so much more is needed as is cut off.
  const cut = Math.max(1, picture.width / picture.height / PORTRAIT_RATIO);
  return (
    <PictureElement
      picture={picture}
      alt={site.portrait(data.broker.name)}
      sizes={sizes.replace(/(\d+)rem/g, (_all, rem) => `${Math.ceil(Number(rem) * cut)}rem`)}
      {...props}
    />
  );
}

/** The office or the town, where site.yaml names a picture of it. */
export function TownPicture(props: PictureProps & { sizes: string }) {
  const data = useContext(ShownSite);
  const picture = data?.pictures?.townPicture;
  return (
    picture && <PictureElement picture={picture} alt={data.townPictureText ?? ""} {...props} />
  );
}

/** Stands beside the firm's name or in a link that bears it, so it says nothing of its own. */
export function BrokerLogo(props: PictureProps) {
  const picture = useContext(ShownSite)?.pictures?.logo;
  if (!picture) return <BrokerMark className={props.className} />;
  return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 2.5)} {...props} />;
}

/** The element around it bears the association's name. */
export function PartnerLogo(props: PictureProps) {
  const picture = useContext(ShownSite)?.pictures?.partnerLogo;
  if (!picture) return <PartnerMark className={props.className} />;
  return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 3.5)} {...props} />;
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
