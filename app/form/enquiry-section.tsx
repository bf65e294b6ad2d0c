import { signature } from "../content/enquiry";
import type { FormDefinition } from "../enquiry/rules";
import { keepTogether, LongWord, RunningText, type Inline } from "../german/words";
import { useHydrated } from "../shell/island";
import { Portrait } from "../shell/pictures";
import { Confirmation, useConfirmation } from "./confirmation";
import { EnquiryForm } from "./enquiry-form";
import { formId, type FormReply } from "./form";
import type { FormPageData } from "./form-action.server";

type EnquirySectionProps = {
  definition: FormDefinition;
  data: FormPageData;
  reply: FormReply | undefined;
  heading: string;
  intro: string;
  address: string;
  topic: string | undefined;
  topics: readonly string[];
};

/** The part of a page where an enquiry is written, sent and confirmed. */
export function EnquirySection(props: EnquirySectionProps) {
  const { definition, data, reply, heading, intro, address, topic, topics } = props;
  const { sent, round, showing, end } = useConfirmation();
  // Without scripts nothing could unlock the button again; there the style sheet keeps the form away.
  const locked = useHydrated() && showing;
  return (
    <section className="enquiry" id="anfrage" aria-labelledby="anfrage-titel">
      <div className="enquiry-main">
        <h2 id="anfrage-titel">{heading}</h2>
        {sent ? (
          <Confirmation
            key={round}
            reference={sent}
            receipt={data.receipt}
            arrived={round > 0}
            showing={showing}
            end={end}
          />
        ) : (
          <p className="enquiry-intro">{intro}</p>
        )}
        <EnquiryForm
          key={`form-${round}`}
          id={formId(round)}
          definition={definition}
          topics={topics}
          address={address}
          // The address led to it once; a form that is empty again has no topic.
          topic={round > 0 ? undefined : topic}
          reply={reply}
          sent={sent !== undefined}
          contact={data.contact}
          locked={locked}
        />
      </div>
      <Signature
        signatory={{
          ...data.contact,
          phone: data.phone,
          licences: data.licences,
          registerNumbers: data.registerNumbers,
        }}
      />
    </section>
  );
}

type Signatory = {
  name: string;
  phone: Inline[];
  email: string;
  licences: string[];
  registerNumbers: string[];
};

/** Who reads the enquiry, and what happens next: beside each form. */
function Signature({ signatory }: { signatory: Signatory }) {
  const { name, phone, email, licences, registerNumbers } = signatory;
  return (
    <aside className="signature" aria-labelledby="signatur-titel">
      <Portrait className="signature-portrait" sizes="11rem" />
      <h3 id="signatur-titel">{signature.heading}</h3>
      <p className="signature-name">{name}</p>
      <dl>
        <dt>{signature.phoneLabel}</dt>
        <dd>
          <RunningText text={phone} />
        </dd>
        <dt>{signature.emailLabel}</dt>
        <dd>
          <a className="target" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt>{signature.licenceLabel}</dt>
        {licences.map((licence) => (
          <dd key={licence}>
            <LongWord>{keepTogether(licence)}</LongWord>
          </dd>
        ))}
        <dt>{signature.registerLabel}</dt>
        {registerNumbers.map((number) => (
          <dd key={number}>{number}</dd>
        ))}
      </dl>
      <ol className="signature-steps">
        {signature.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
