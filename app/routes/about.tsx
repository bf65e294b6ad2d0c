import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Portrait } from "../broker/broker-pictures";
import { theBroker } from "../broker/broker.server";
import { about } from "../content/about";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta("/about");

export const loader = () => json(about(theBroker()));

export default function AboutPage() {
  const { title, lead, sections, facts, action } = useLoaderData<typeof loader>();
  return (
    <article className="about">
      <header className="page-head about-head">
        <div className="about-words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Portrait className="about-portrait" sizes="(max-width: 649px) 14rem, 22rem" eager />
      </header>
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
          {facts.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className="about-action">
        <h2>{action.title}</h2>
        <p>{action.text}</p>
        <p className="button-row">
          <a className="button" href="/versicherungen#anfrage">
            {action.insurance}
          </a>
          <a className="button" href="/finanzierung#anfrage">
            {action.finance}
          </a>
        </p>
      </section>
    </article>
  );
}
