/** What stands around a form, and needs no script: what it is for, who reads it, what it costs, and what happens next. */
import type { ReactNode } from "react";
import { licencesAbout, withoutPermission, withRegistrations } from "../broker/registrations";
import { costAndTime, costOfAsking, hourRows, saysReplyTime } from "../content/cost-and-time";
import { passedOn, signature } from "../content/enquiry";
import { lookUp } from "../content/parties";
import { signatureTexts, type Site } from "../content/values.server";
import type { FormKind } from "../enquiry/enquiry";
import { withPhoneLinks } from "../german/phone.server";
import { Heading, keepTogether, LongWord, RunningText, Words } from "../german/words";
import { CostAndTimeLines, Fact } from "../shell/page-parts";
import { Bust } from "../shell/pictures";

type Props = { of: FormKind; site: Site; children: ReactNode };

export function EnquiryFrame({ of, site, children }: Props) {
  const { broker, topics } = site;
  const { formHeading, formIntro } = topics[of].texts;
  const partner = of === "finance" && broker.partnerProvider?.name;
  const cost = costOfAsking(broker, of);
  return (
    <section className="enquiry" id="anfrage" aria-labelledby="anfrage-titel">
      <header className="enquiry-head">
        <h2 id="anfrage-titel">
          <Heading>{formHeading}</Heading>
        </h2>
        <p className="lead">
          <RunningText text={formIntro} /> {cost}
        </p>
        {partner && <p>{passedOn(partner)}</p>}
        <Person site={site} />
      </header>
      {children}
      <Signature of={of} site={site} />
    </section>
  );
}

/** Face, name and number. On a narrow page they stand before the form, on a wide one beside it. */
function Person({ site: { broker }, children }: { site: Site; children?: ReactNode }) {
  return (
    <div className="person">
      <Bust className="person-face" sizes="8rem" />
      <div>
        {children}
        <p>{broker.name}</p>
        <p className="person-phone">
          <RunningText text={withPhoneLinks(broker.phone)} />
        </p>
      </div>
    </div>
  );
}

function Signature({ of, site }: Omit<Props, "children">) {
  const { broker } = site;
  const hours = hourRows(broker);
  const licences = licencesAbout(
    { insurance: of === "insurance", finance: of === "finance" },
    broker,
  );
  const { heading, nextSteps } = signatureTexts(site);
  // Not again what the steps say.
  const said = saysReplyTime(broker, nextSteps.join());
  const toSay = said ? { ...broker, replyTime: undefined } : broker;
  return (
    <aside className="signature" aria-labelledby="signatur-titel">
      <div className="signature-column">
        <div className="signature-stays">
          <Person site={site}>
            <h3 id="signatur-titel">
              <Heading>{heading}</Heading>
            </h3>
          </Person>
        </div>
        <div className="signature-steps">
          <h3>
            <Heading>{signature.nextLabel}</Heading>
          </h3>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>
                <Words>{step}</Words>
              </li>
            ))}
          </ol>
        </div>
        <dl>
          <div>
            <dt>E-Mail</dt>
            <dd>
              <a className="target" href={`mailto:${broker.email}`}>
                {broker.email}
              </a>
            </dd>
          </div>
          {hours.map(({ label, values }) => (
            <div key={label}>
              <Fact label={label} values={values} />
            </div>
          ))}
        </dl>
        <dl>
          <div>
            <dt>{signature.licenceLabel}</dt>
            {withRegistrations(licences).map(({ title, law, number }) => (
              <dd key={law}>
                <LongWord>{`${title}, `}</LongWord>
                <span className="whole">{keepTogether(law)}</span>
                {number && (
                  <>
                    <br />
                    {number}
                  </>
                )}
              </dd>
            ))}
            {withoutPermission(licences).map(({ number }) => (
              <dd key={number}>{number}</dd>
            ))}
            <dd>
              <a className="target" href={lookUp.href} rel="noopener">
                {lookUp.text}
              </a>
            </dd>
          </div>
        </dl>
        <CostAndTimeLines lines={costAndTime(toSay, of)} />
      </div>
    </aside>
  );
}
