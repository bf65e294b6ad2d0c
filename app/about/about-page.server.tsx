import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Portrait } from "../broker/broker-pictures";
import { theBroker } from "../broker/broker.server";
import { about } from "../content/about";
import { ClosingLine } from "../drawings/marks";
import { keepTogether } from "../shell/keep-together";
import { PageHead } from "../shell/page-head";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => json(about(theBroker()));

export default function AboutPage() {
  const { title, lead, sections, facts, action } = useLoaderData<typeof loader>();
  return (
    <article className="about">
      <PageHead
        title={title}
        lead={lead}
        scene={
          <Portrait className="about-portrait" sizes="(max-width: 649px) 14rem, 22rem" eager />
        }
      />
      <div className="about-body">
        <div className="about-text">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <dl className="about-facts">
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value}>{keepTogether(value)}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <section className="closing about-action">
        <div className="closing-head">
          <h2>{action.title}</h2>
          <ClosingLine className="closing-line" />
        </div>
        <div className="closing-words">
          <p className="lead">{action.text}</p>
          <p className="button-row">
            <a className="button" href="/versicherungen#anfrage">
              {action.insurance}
            </a>
            <a className="button" href="/finanzierung#anfrage">
              {action.finance}
            </a>
          </p>
        </div>
      </section>
    </article>
  );
}
