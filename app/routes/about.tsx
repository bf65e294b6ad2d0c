import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { about } from "../content/about";
import { ClosingLine } from "../drawings/marks";
import { withPhoneLinks } from "../german/phone.server";
import { keepTogether, LongWord, RunningText } from "../german/words";
import { pageMeta } from "../shell/page-meta";
import { OutwardLinks, PageHead, Ways } from "../shell/page-parts";
import { Portrait, TownPicture } from "../shell/pictures";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { edition } = context;
  return json({ ...about(edition), phone: withPhoneLinks(edition.broker.phone) });
};

export default function AboutPage() {
  const { title, lead, phone, sections, facts, links, action } = useLoaderData<typeof loader>();
  return (
    <article className="about">
      <PageHead
        title={title}
        lead={lead}
        scene={
          <Portrait className="about-portrait" sizes="(max-width: 650px) 15rem, 22rem" eager />
        }
      >
        <Ways phone={phone} />
      </PageHead>
      <div className="about-body">
        <div className="about-text">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph, index) => (
                <p key={index}>
                  <RunningText text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
        <dl className="about-facts">
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value}>
                  <LongWord>{keepTogether(value)}</LongWord>
                </dd>
              ))}
            </div>
          ))}
          <OutwardLinks links={links} />
        </dl>
        <TownPicture
          className="about-town"
          sizes="(max-width: 950px) min(92vw, 30rem), max(15rem, min(26vw, 20rem))"
        />
      </div>
      <section className="closing about-action">
        <div className="closing-head">
          <h2>{action.title}</h2>
          <ClosingLine className="closing-line" />
        </div>
        <div className="closing-words">
          <p className="lead">
            <RunningText text={action.text} />
          </p>
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
      </section>
    </article>
  );
}
