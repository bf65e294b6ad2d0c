import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { contact } from "../content/contact";
import { PageHead } from "../shell/page-head";
import { FirstMeeting } from "./first-meeting";
import { pageMeta } from "../shell/page-meta";
import { RunningText } from "../shell/running-text";
import { Door } from "../topics/door";

export const meta = pageMeta;

export const loader = () => json(contact(theBroker()));

export default function ContactPage() {
  const { title, lead, ways, forms, firstMeeting } = useLoaderData<typeof loader>();
  return (
    <section className="contact">
      <PageHead title={title} lead={lead} />
      <dl className="contact-ways">
        {ways.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <RunningText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <FirstMeeting {...firstMeeting} />
      <ul className="contact-forms">
        {forms.map(({ title: formTitle, text, href, notice }, index) => (
          <li key={href}>
            <Door
              world={index === 0 ? "insurance" : "finance"}
              href={href}
              title={formTitle}
              text={text}
              {...(notice && { notice })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
