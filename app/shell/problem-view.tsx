import { wayOn, type ErrorPage } from "../content/failure";
import { PageHead } from "./page-head";

type ProblemViewProps = ErrorPage & { phone: string | undefined };

/** A page that says what went wrong, in German, with a way on. */
export function ProblemView({ title, text, phone }: ProblemViewProps) {
  return (
    <section className="problem">
      <PageHead title={title} lead={text}>
        {phone && (
          <p>
            {wayOn.phone}: <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
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
