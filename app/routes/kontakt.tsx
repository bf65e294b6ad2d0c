import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contact, type firstMeeting } from "../content/contact";
import { RunningText } from "../german/words";
import { pageMeta } from "../shell/page-meta";
import { OutwardLinks, PageHead, Tile } from "../shell/page-parts";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => json(contact(context.edition));

export default function ContactPage() {
  const { title, lead, ways, furtherWays, links, forms, firstMeeting } =
    useLoaderData<typeof loader>();
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
        {furtherWays.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>
                <RunningText text={value} />
              </dd>
            ))}
          </div>
        ))}
        <OutwardLinks links={links} />
      </dl>
      <FirstMeeting {...firstMeeting} />
      <ul className="contact-forms">
        {forms.map((form) => (
          <li key={form.href}>
            <Tile {...form} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FirstMeetingProps = ReturnType<typeof firstMeeting>;

/** What happens at the first meeting and which papers help; on paper it is a sheet of its own. */
function FirstMeeting({ heading, intro, steps, papers, note }: FirstMeetingProps) {
  return (
    <section
      className="first-meeting"
      id="erstes-gespraech"
      aria-labelledby="erstes-gespraech-titel"
    >
      <header className="section-head">
        <h2 id="erstes-gespraech-titel">{heading}</h2>
        <p>
          <RunningText text={intro} />
        </p>
      </header>
      <div className="side-by-side">
        <div>
          <h3>{steps.heading}</h3>
          <ol>
            {steps.items.map((item, index) => (
              <li key={index}>
                <RunningText text={item} />
              </li>
            ))}
          </ol>
        </div>
        {papers.map((list) => (
          <div key={list.heading}>
            <h3>{list.heading}</h3>
            <ul>
              {list.items.map((item, index) => (
                <li key={index}>
                  <RunningText text={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        <RunningText text={note} />
      </p>
    </section>
  );
}
