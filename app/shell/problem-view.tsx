import { wayOn, type ErrorPage } from "../content/failure";
import { PageHead } from "./page-head";

/** A page that says what went wrong, in German, with a way on. */
export function ProblemView({ title, text }: ErrorPage) {
  return (
    <section className="problem">
      <PageHead title={title} lead={text} />
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
