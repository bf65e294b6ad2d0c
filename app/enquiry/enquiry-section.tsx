import { useHydrated } from "../shell/use-hydrated";
import { Confirmation, useConfirmation } from "./confirmation";
import { EnquiryForm, type Answer } from "./enquiry-form";
import { formId, type FormDefinition } from "./form-definition";
import type { FormPageData } from "./form-page.server";
import { Signature } from "./signature";

type EnquirySectionProps = {
  definition: FormDefinition;
  data: FormPageData;
  answer: Answer | undefined;
  heading: string;
  intro: string;
  address: string;
  topic: string | undefined;
  topics: readonly string[];
};

/** The part of a page where an enquiry is written, sent and confirmed. */
export function EnquirySection(props: EnquirySectionProps) {
  const { definition, data, answer, heading, intro, address, topic, topics } = props;
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
          answer={answer}
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
