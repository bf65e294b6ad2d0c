import { wayOn, type ErrorPage } from "../content/failure";
import type { Inline } from "../content/document";
import { PageHead } from "./page-head";
import { RunningText } from "./running-text";

type ProblemViewProps = ErrorPage & { phone: readonly Inline[] | undefined };

/** A page that says what went wrong, in German, with a way on. */
export function ProblemView({ title, text, phone }: ProblemViewProps) {
  return (
    <section className="problem">
      <PageHead title={title} lead={text}>
        {phone && (
          <p>
            {wayOn.phone}: <RunningText text={phone} />
          </p>
        )}
      </PageHead>
      <ul className="problem-links">
        <li>
          <a className="button" href="/">
            {wayOn.home}
          </a>
        </li>
        <li>
          <a href="/versicherungen">{wayOn.insurance}</a>
        </li>
        <li>
          <a href="/finanzierung">{wayOn.finance}</a>
        </li>
      </ul>
    </section>
  );
}
