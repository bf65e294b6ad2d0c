/** The broker's own pictures where the profile names them, else the site's drawings. */
import { useContext, type ReactNode } from "react";
import {
  fallbackWidth,
  fileName,
  pathOf,
  type Picture,
  type PictureFormat,
} from "../broker/picture";
import { site } from "../content/site";
import { DrawnBust, DrawnReader, SmallPhotoArch } from "../drawings/broker";
import { DrawnCall, DrawnPortrait, DrawnTalk, PhotoArch } from "../drawings/broker-at-work";
import { BrokerMark, PartnerMark } from "../drawings/drawing";
import { ShownSite } from "./island";

type PictureProps = { className: string; eager?: boolean };

/**
 * The broker: the photo under the line, or drawn there, `calling` on the telephone. `sizes` says how wide all of it is
 * shown, in rem.
 */
export function Portrait({
  className,
  eager,
  sizes,
  calling,
}: PictureProps & { sizes: string; calling?: boolean }) {
  const data = useContext(ShownSite);
  const photo = data?.pictures?.portrait;
  const Drawn = calling ? DrawnCall : DrawnPortrait;
  if (!photo) return <Drawn called={data?.called} className={className} />;
  return (
    <Framed
      photo={photo}
      className={className}
      sizes={shownSizes(photo, sizes, PORTRAIT)}
      alt={site.portrait(data.broker.name)}
      eager={eager}
      arch={<PhotoArch />}
    />
  );
}

/**
 * The same person, small: head and shoulders, beside a way to reach them; drawn, `reading` has a contract in hand. `sizes`
 * as above.
 */
export function Bust({
  className,
  eager,
  sizes,
  reading,
}: PictureProps & { sizes: string; reading?: boolean }) {
  const data = useContext(ShownSite);
  const photo = data?.pictures?.portrait;
  const Drawn = reading ? DrawnReader : DrawnBust;
  if (!photo) return <Drawn called={data?.called} className={className} />;
  return (
    <Framed
      photo={photo}
      className={`framed-bust ${className}`}
      sizes={shownSizes(photo, sizes, BUST)}
      alt=""
      eager={eager}
      arch={<SmallPhotoArch />}
    />
  );
}

/** A photo under an arch: how much of the whole's width it has, and its width by its height, see pictures.css. */
type Cut = { share: number; ratio: number };
const PORTRAIT: Cut = { share: 232 / 320, ratio: 232 / 292 };
const BUST: Cut = { share: 60 / 74, ratio: 60 / 66 };

/** In rem. Of a wide photo so much more is needed as is cut off. */
function shownSizes({ width, height }: Picture, sizes: string, { share, ratio }: Cut): string {
  const factor = share * Math.max(1, width / height / ratio);
  return sizes.replace(/(\d+)rem/g, (_all, rem) => `${Math.ceil(Number(rem) * factor)}rem`);
}

type FramedProps = { photo: Picture; className: string; sizes: string; alt: string } & {
  eager: boolean | undefined;
  arch: ReactNode;
};

function Framed({ photo, className, sizes, alt, eager, arch }: FramedProps) {
  return (
    <span className={`framed ${className}`}>
      <PictureElement picture={photo} alt={alt} sizes={sizes} eager={eager} />
      {arch}
    </span>
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

/** Two at one table, in the place of that picture; who is on a photo isn't drawn beside it. */
export function Talk({ className }: PictureProps) {
  const data = useContext(ShownSite);
  const { portrait, townPicture } = data?.pictures ?? {};
  return portrait || townPicture ? null : <DrawnTalk called={data?.called} className={className} />;
}

/** Stands beside the firm's name or in a link that bears it, so it says nothing of its own. */
export function BrokerLogo(props: PictureProps) {
  const picture = useContext(ShownSite)?.pictures?.logo;
  if (!picture) return <BrokerMark className={props.className} />;
  return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 2.5)} {...props} />;
}

/** The element around it bears the association's name as well. */
export function PartnerLogo(props: PictureProps) {
  const data = useContext(ShownSite);
  const picture = data?.pictures?.partnerLogo;
  if (picture)
    return <PictureElement picture={picture} alt="" sizes={logoSizes(picture, 3.5)} {...props} />;
  return (
    <span className={`partner-name ${props.className}`}>
      <PartnerMark />
      <span>{data?.broker.association?.name}</span>
    </span>
  );
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
  eager?: boolean | undefined;
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
    <picture className={`picture ${className}`.trim()}>
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
