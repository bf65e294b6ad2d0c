import { Portrait } from "../broker/broker-pictures";
import type { Inline } from "../content/document";
import { signature } from "../content/enquiry";
import { LongWord } from "../shell/long-word";
import { RunningText } from "../shell/running-text";
import { keepTogether } from "../shell/words";

export type Signatory = {
  name: string;
  phone: Inline[];
  email: string;
  licences: string[];
  registerNumbers: string[];
};

/** Who reads the enquiry, and what happens next: beside each form. */
export function Signature({ signatory }: { signatory: Signatory }) {
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
