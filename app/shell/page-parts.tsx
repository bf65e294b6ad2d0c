/** Parts that several pages share: what their heads tell, and what stands on them. */
import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import type { ReactNode } from "react";
import type { Halves } from "../broker/halves";
import type { CostAndTime } from "../content/cost-and-time";
import { site, titleWithName, wayOn, type Refusal } from "../content/site";
import { ArrowRight, PhoneIcon } from "../drawings/drawing";
import { Footbridge } from "../drawings/scenes";
import { Heading, keepTogether, RunningText, Words, type Inline } from "../german/words";
import { pages, type Page } from "../pages";
import type { HeadData } from "./site-data.server";

/** What a tab, a search engine or a messenger tells of a page: a route's `meta`. */
export function pageMeta({ matches, data: own }: MetaArgs): MetaDescriptor[] {
  const data = matches.find(({ id }) => id === "root")?.data as HeadData | undefined;
  if (!data?.page) return [];
  const { siteUrl, broker, insuranceAgency, page } = data;
  const title = titleWithName(page.title, broker.name);
  // What happened to the form that was sent from here.
  const mark = (own as { titleMark?: string } | undefined)?.titleMark ?? "";
  const url = siteUrl + page.path;
  return [
    { title: mark + title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: broker.firm },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/open-graph.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: site.openGraphAlt },
    // Remix escapes it, so that nothing in it can end the script element.
    ...(insuranceAgency ? [{ "script:ld+json": insuranceAgency }] : []),
  ];
}

type PageHeadProps = {
  title: string;
  lead: string | readonly Inline[];
  /** A drawing that stands on the line below the head. */
  scene: ReactNode;
  children?: ReactNode;
};

/** What a page begins with; `children` stand below the lead. */
export function PageHead({ title, lead, scene, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-words">
        <h1>
          <Heading>{title}</Heading>
        </h1>
        <p className="lead">
          <RunningText text={typeof lead === "string" ? [lead] : lead} />
        </p>
        {children}
      </div>
      <div className="page-scene">{scene}</div>
    </header>
  );
}

type SectionHeadProps = {
  id: string;
  heading: string;
  children: ReactNode;
  /** What the law wants said there. */
  notice?: string | undefined;
};

/** What heads a section: its title, by whose `id` the section is named, and what is said below it. */
export function SectionHead({ id, heading, children, notice }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>
        <Heading>{heading}</Heading>
      </h2>
      <p>{children}</p>
      {notice && (
        <p className="notice">
          <strong className="whole">{notice}</strong>
        </p>
      )}
    </header>
  );
}

/** The number, to be read and to be dialled; `alone`, or with the way to all other ways of contact. */
export function Ways({ phone, alone }: { phone: readonly Inline[]; alone?: boolean }) {
  return (
    <p className="ways">
      <span className="ways-phone">
        <PhoneIcon />
        <span>
          <RunningText text={phone} />
        </span>
      </span>
      {!alone && (
        <a className="ways-more" href="/kontakt">
          {site.contact}
        </a>
      )}
    </p>
  );
}

/** What an enquiry costs and how long things take, beside a way to send one; nothing where the profile says neither. */
export function CostAndTimeLines({ lines }: { lines: CostAndTime }) {
  if (lines.length === 0) return null;
  return (
    <ul className="cost-and-time">
      {lines.map(({ label, text }) => (
        <li key={label}>
          <strong>{`${label}: `}</strong>
          {keepTogether(text)}
        </li>
      ))}
    </ul>
  );
}

/** Rows of a list of terms that lead to others' sites, from which nothing is loaded here. */
export function OutwardLinks({
  links,
}: {
  links: { label: string; text: string; href: string }[];
}) {
  return (
    <>
      {links.map(({ label, text, href }) => (
        <div key={href}>
          <dt>{label}</dt>
          <dd>
            <a className="target" href={href} rel="noopener">
              {text}
            </a>
          </dd>
        </div>
      ))}
    </>
  );
}

/** A fact with what there is to say of it, for a list of them. */
export function Fact({ label, values }: { label: string; values: readonly (readonly Inline[])[] }) {
  return (
    <>
      <dt>{label}</dt>
      {values.map((value, index) => (
        <dd key={index}>
          <RunningText text={value} />
        </dd>
      ))}
    </>
  );
}

type RefusalViewProps = Refusal & {
  phone: readonly Inline[] | undefined;
  /** Which pages with a form there are. */
  halves: Halves | undefined;
};

/** A page that says what went wrong, in German, with a way on. */
export function RefusalView({ title, text, phone, halves }: RefusalViewProps) {
  return (
    <section className="problem">
      <PageHead title={title} lead={text} scene={<Footbridge />}>
        <ul className="ways">
          <li>
            <a className="button" href="/">
              {wayOn.home}
            </a>
          </li>
          {pages.map(
            ({ path, half }: Page) =>
              half &&
              halves?.[half] && (
                <li key={path}>
                  <a className="ways-more" href={path}>
                    {wayOn[half]}
                  </a>
                </li>
              ),
          )}
        </ul>
        {phone && <Ways phone={phone} />}
      </PageHead>
    </section>
  );
}

type TileProps = {
  world: keyof Halves;
  href: string;
  title: string;
  text: string;
  /** What the law wants said beside it. */
  notice?: string;
  scene: ReactNode;
  className?: string;
};

/** The way into one of the two worlds, with its tint and its drawing; all of it is the link. */
export function Tile(props: TileProps) {
  const { world, href, title, text, notice, scene, className = "" } = props;
  return (
    <a className={`tile tile-${world} ${className}`.trim()} href={href}>
      <span className="tile-scene">{scene}</span>
      <strong className="tile-title">
        <span>
          <Heading>{title}</Heading>
        </span>
        <span className="tile-arrow">
          <ArrowRight />
        </span>
      </strong>
      <span className="tile-text">
        <Words>{text}</Words>
      </span>
      {notice && <strong className="tile-text tile-notice">{notice}</strong>}
    </a>
  );
}
