import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { about } from "../content/about";
import { Binders } from "../drawings/scenes";
import { withPhoneLinks } from "../german/phone.server";
import { Heading, keepTogether, LongWord, RunningText } from "../german/words";
import { CostAndTimeLines, OutwardLinks, PageHead, Ways, pageMeta } from "../shell/page-parts";
import { Portrait, Talk, TownPicture } from "../shell/pictures";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { edition } = context;
  return json({ ...about(edition), phone: withPhoneLinks(edition.broker.phone) });
};

export default function AboutPage() {
  const { title, lead, phone, sections, factsHeading, permissions, lookUp, facts, links, action } =
    useLoaderData<typeof loader>();
  const [first, ...more] = sections;
  return (
    <article className="about">
      <PageHead
        title={title}
        lead={lead}
        scene={
          <Portrait className="about-portrait" sizes="(max-width: 40.625em) 13rem, 25rem" eager />
        }
      >
        <Ways phone={phone} />
      </PageHead>
      <section className="about-facts">
        <h2>
          <Heading>{factsHeading}</Heading>
        </h2>
        <dl>
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map(({ value, link }) => (
                <dd key={value}>
                  <LongWord>{keepTogether(value)}</LongWord>
                  {link && <RunningText text={[link]} />}
                </dd>
              ))}
            </div>
          ))}
          <OutwardLinks links={links} />
        </dl>
        <div className="about-permissions">
          {permissions.map(({ title, law, number }) => (
            <dl key={`${title}, ${law}`}>
              <div>
                <dt>
                  Erlaubnis nach <span className="whole">{keepTogether(law)}</span>
                </dt>
                <dd>
                  <LongWord>{keepTogether(title)}</LongWord>
                </dd>
              </div>
              {number && (
                <div>
                  <dt>{lookUp.text}</dt>
                  <dd>
                    <RunningText text={[{ ...lookUp, text: number }]} />
                  </dd>
                </div>
              )}
            </dl>
          ))}
        </div>
      </section>
      <div className="about-text">
        {first && (
          <Section {...first} lead="lead">
            <Talk className="about-talk" />
            <TownPicture
              className="about-town"
              sizes="(max-width: 59.375em) min(92vw, 30rem), min(32vw, 30rem)"
            />
          </Section>
        )}
        <div className="about-more">
          {more.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
        </div>
      </div>
      <section className="closing">
        <h2>
          <Heading>{action.title}</Heading>
        </h2>
        <p className="lead">
          <RunningText text={action.text} />
        </p>
        <div className="closing-ways">
          <p className="button-row">
            {action.links.map(({ path, label }) => (
              <a key={path} className="button" href={path}>
                <span>
                  <LongWord>{label}</LongWord>
                </span>
              </a>
            ))}
          </p>
        </div>
        <CostAndTimeLines lines={action.costAndTime} />
        <Binders className="closing-scene" />
      </section>
    </article>
  );
}

type SectionProps = ReturnType<typeof about>["sections"][number] & {
  /** Of its first paragraph. */
  lead?: string;
  children?: ReactNode;
};

function Section({ heading, paragraphs, lead, children }: SectionProps) {
  return (
    <section>
      <h2>
        <Heading>{heading}</Heading>
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={index === 0 ? lead : undefined}>
          <RunningText text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  );
}
