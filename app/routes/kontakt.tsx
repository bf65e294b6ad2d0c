import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contact, type firstMeeting } from "../content/contact";
import { PhoneIcon } from "../drawings/drawing";
import { FinishedHouse, ShelteredFolder } from "../drawings/tiles";
import { Heading, RunningText } from "../german/words";
import {
  CostAndTimeLines,
  Fact,
  OutwardLinks,
  PageHead,
  SectionHead,
  Tile,
  pageMeta,
} from "../shell/page-parts";
import { Portrait } from "../shell/pictures";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => json(contact(context.edition));

const scenes = { insurance: <ShelteredFolder />, finance: <FinishedHouse /> };

export default function ContactPage() {
  const { title, lead, phone, rows, links, forms, costAndTime, firstMeeting } =
    useLoaderData<typeof loader>();
  return (
    <section className="contact">
      <PageHead
        title={title}
        lead={lead}
        scene={
          <Portrait
            className="contact-portrait"
            sizes="(max-width: 40.625em) 13rem, 24rem"
            calling
          />
        }
      >
        <div className="contact-now">
          <p className="contact-phone">
            <PhoneIcon />
            <RunningText text={phone} />
          </p>
          {rows.map((row, index) => (
            <dl key={index}>
              {row.map(({ label, values }) => (
                <div key={label}>
                  <Fact label={label} values={values} />
                </div>
              ))}
            </dl>
          ))}
        </div>
      </PageHead>
      <ul className="contact-forms" id="schreiben">
        {forms.map((form) => (
          <li key={form.href}>
            <Tile {...form} scene={scenes[form.world]} />
          </li>
        ))}
      </ul>
      <div className="contact-more">
        <CostAndTimeLines lines={costAndTime} />
        {links.length > 0 && (
          <dl>
            <OutwardLinks links={links} />
          </dl>
        )}
      </div>
      <FirstMeeting {...firstMeeting} />
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
      <SectionHead id="erstes-gespraech-titel" heading={heading}>
        <RunningText text={intro} />
      </SectionHead>
      <div className="first-steps">
        <h3>
          <Heading>{steps.heading}</Heading>
        </h3>
        <ol>
          {steps.items.map((item, index) => (
            <li key={index}>
              <RunningText text={item} />
            </li>
          ))}
        </ol>
      </div>
      <div className="side-by-side">
        {papers.map((list) => (
          <div key={list.heading}>
            <h3>
              <Heading>{list.heading}</Heading>
            </h3>
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
