import { useContext } from "react";
import { Island, ServerParts, useHydrated } from "../shell/island";
import { Confirmation, useConfirmation } from "./confirmation";
import { EnquiryForm } from "./enquiry-form";
import { Hints } from "./field";
import { formId, type FormReply } from "./form";
import type { FormPageData } from "./form-action.server";

type EnquirySectionProps = {
  data: FormPageData & { address: string; topic?: string; topics: readonly string[] };
  reply: FormReply | undefined;
};

/** The part of a page where an enquiry is written, sent and confirmed; beside it, who reads it. */
export function EnquirySection(props: EnquirySectionProps) {
  const Frame = useContext(ServerParts)?.Enquiry;
  const desk = (
    <Island className="enquiry-main">
      <Desk {...props} />
    </Island>
  );
  // In the browser, the island is all there is.
  return Frame ? <Frame of={props.data.definition.form}>{desk}</Frame> : desk;
}

function Desk({ data, reply }: EnquirySectionProps) {
  const { definition, address, topic, topics } = data;
  const { sent, round, showing, end } = useConfirmation();
  // Without scripts nothing could unlock the button again; there the style sheet keeps the form away.
  const locked = useHydrated() && showing;
  return (
    <>
      {sent && (
        <Confirmation
          key={round}
          reference={sent}
          next={data.texts.next}
          receipt={data.receipt}
          arrived={round > 0}
          showing={showing}
          end={end}
        />
      )}
      <Hints.Provider value={data.texts.hints}>
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
      </Hints.Provider>
    </>
  );
}
