import { useHydrated } from "../shell/use-hydrated";
import { ConfirmationNote, ConfirmationOverlay, useConfirmation } from "./confirmation";
import { EnquiryForm, type Answer } from "./enquiry-form";
import type { FormDefinition } from "./form-definition";
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
};

/** The part of a page where an enquiry is written, sent and confirmed. */
export function EnquirySection(props: EnquirySectionProps) {
  const { definition, data, answer, heading, intro, address, topic } = props;
  const sent = data.sent ?? undefined;
  const confirming = useConfirmation(sent);
  // Without scripts nothing could unlock the button again; there the style sheet does both.
  const locked = useHydrated() && confirming;
  return (
    <section className="enquiry" id="anfrage" aria-labelledby="anfrage-titel">
      <div className="enquiry-main">
        <h2 id="anfrage-titel">{heading}</h2>
        {sent ? (
          <ConfirmationNote reference={sent} receipt={data.receipt} />
        ) : (
          <p className="enquiry-intro">{intro}</p>
        )}
        <EnquiryForm
          key={sent ?? "neu"}
          round={sent ?? "neu"}
          definition={definition}
          address={address}
          topic={topic}
          answer={sent ? undefined : answer}
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
      {sent && confirming && <ConfirmationOverlay reference={sent} />}
    </section>
  );
}
