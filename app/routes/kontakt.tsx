import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { contact } from "../content/contact";
import { FinanceDoor, InsuranceDoor } from "../drawings/doors";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta("/kontakt");

export const loader = () => json(contact(theBroker()));

export default function ContactPage() {
  const { title, lead, ways, forms } = useLoaderData<typeof loader>();
  return (
    <section className="contact">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <dl className="contact-ways">
        {ways.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <ul className="contact-forms">
        {forms.map(({ title: formTitle, text, href }, index) => (
          <li key={href}>
            <a className={`door ${index === 0 ? "door-insurance" : "door-finance"}`} href={href}>
              <span className="door-scene">
                {index === 0 ? <InsuranceDoor /> : <FinanceDoor />}
              </span>
              <span className="door-words">
                <strong className="door-title">{formTitle}</strong>
                <span className="door-text">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
