import type { home } from "../content/home";
import { benefitDrawings } from "../drawings/benefits";

type BenefitsProps = ReturnType<typeof home>["benefits"];

/** Eight points in two columns of four. */
export function Benefits({ heading, intro, items }: BenefitsProps) {
  return (
    <section className="benefits" aria-labelledby="vorteile">
      <div className="benefits-field">
        <header className="section-head">
          <h2 id="vorteile">{heading}</h2>
          <p>{intro}</p>
        </header>
        <ul className="benefit-list">
          {items.map(({ title, text }, index) => {
            const Drawing = benefitDrawings[index];
            return (
              <li key={title} className="benefit">
                {Drawing && <Drawing className="benefit-picture" />}
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
