import type { home } from "../content/home";
import { ProcessLine, ProcessLineVertical } from "../drawings/process";

type ProcessProps = ReturnType<typeof home>["process"];

/** Four steps along one line. */
export function Process({ heading, intro, steps }: ProcessProps) {
  return (
    <section className="process" aria-labelledby="ablauf">
      <header className="section-head">
        <h2 id="ablauf">{heading}</h2>
        <p>{intro}</p>
      </header>
      <ProcessLine className="process-line-wide" />
      <ProcessLineVertical className="process-line-tall" />
      <ol className="process-steps">
        {steps.map(({ title, text, who }) => (
          <li key={title} className="process-step">
            <h3>{title}</h3>
            <p className="process-who">{who}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
