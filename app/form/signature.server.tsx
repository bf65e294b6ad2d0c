import { Fragment } from "react";
import { signature } from "../content/enquiry";
import { signatureTexts } from "../content/form.server";
import { hourRows } from "../content/reachability";
import type { Site } from "../content/values.server";
import { withPhoneLinks } from "../german/phone.server";
import { keepTogether, LongWord, RunningText } from "../german/words";
import { Portrait } from "../shell/pictures";

/** Who reads the enquiry, and what happens next: beside each form. */
export function Signature({ site }: { site: Site }) {
  const { name, phone, email, permissions, registrations } = site.broker;
  const { heading, nextSteps } = signatureTexts(site);
  return (
    <aside className="signature" aria-labelledby="signatur-titel">
      <Portrait className="signature-portrait" sizes="11rem" />
      <h3 id="signatur-titel">{heading}</h3>
      <p className="signature-name">{name}</p>
      <dl>
        <dt>{signature.phoneLabel}</dt>
        <dd>
          <RunningText text={withPhoneLinks(phone)} />
        </dd>
        <dt>{signature.emailLabel}</dt>
        <dd>
          <a className="target" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        {hourRows(site.broker).map(({ label, values }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>
                <RunningText text={value} />
              </dd>
            ))}
          </Fragment>
        ))}
        <dt>{signature.licenceLabel}</dt>
        {permissions.map(({ title, law }) => (
          <dd key={law}>
            <LongWord>{keepTogether(`${title}, ${law}`)}</LongWord>
          </dd>
        ))}
        <dt>{signature.registerLabel}</dt>
        {registrations.map(({ number }) => (
          <dd key={number}>{number}</dd>
        ))}
      </dl>
      <ol className="signature-steps">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
