import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { contact } from "../content/contact";
import { pageMeta } from "../shell/page-meta";

export const meta = () => pageMeta("/kontakt");

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
        {forms.map(({ title: formTitle, text, href }) => (
          <li key={href}>
            <a href={href}>
              <strong>{formTitle}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
