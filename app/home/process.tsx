import type { Inline } from "../content/document";
import type { Actor, home } from "../content/home";
import { processLines, ProcessLine } from "../drawings/process";
import { RunningText } from "../shell/running-text";

type ProcessProps = ReturnType<typeof home>["process"] & { phone: readonly Inline[] };

/** Four steps along one line. */
export function Process({ heading, intro, phone, steps, answers }: ProcessProps) {
  return (
    <section className="process" aria-labelledby="ablauf">
      <header className="section-head">
        <h2 id="ablauf">{heading}</h2>
        <p>
          <RunningText text={[`${intro} `, ...phone]} />
        </p>
      </header>
      <div className="process-route">
        <ProcessLine className="process-line-wide" />
        <ol className="process-steps">
          {steps.map(({ title, text, who }, index) => {
            const Line = processLines[index];
            return (
              <li key={title} className="process-step">
                {Line && <Line className="process-line-tall" />}
                <h3>{title}</h3>
                <p className="process-who">
                  <Actors who={who} />
                  {who}
                </p>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="side-by-side">
        {answers.map(({ question, text, link }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>
              {text} <a href={link.path}>{link.label}</a>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** One figure or two, beside the word that says the same. */
function Actors({ who }: { who: Actor }) {
  return (
    <span className="process-actors">
      {who !== "Ich" && <span className="process-actor" />}
      {who !== "Du" && <span className="process-actor process-actor-me" />}
    </span>
  );
}
