import type { home } from "../content/home";
import { FinanceDoor, InsuranceDoor } from "../drawings/doors";
import { HeroTown } from "../drawings/hero";
import { ArrowRight } from "../drawings/icons";

type Home = ReturnType<typeof home>;

/** Headline, town and the two ways on. */
export function Landing({ headline, lead, doors }: Pick<Home, "headline" | "lead" | "doors">) {
  return (
    <section className="landing">
      <div className="landing-words">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="landing-scene">
        <HeroTown />
      </div>
      <nav className="doors" aria-label={`${doors.insurance.title}, ${doors.finance.title}`}>
        <a className="door door-insurance" href="/versicherungen">
          <span className="door-scene">
            <InsuranceDoor />
          </span>
          <DoorWords {...doors.insurance} />
        </a>
        <a className="door door-finance" href="/finanzierung">
          <span className="door-scene">
            <FinanceDoor />
          </span>
          <DoorWords {...doors.finance} />
        </a>
      </nav>
    </section>
  );
}

function DoorWords({ title, text, action }: Home["doors"]["insurance"]) {
  return (
    <span className="door-words">
      <strong className="door-title">{title}</strong>
      <span className="door-text">{text}</span>
      <span className="door-action">
        <span className="door-arrow">
          <ArrowRight />
        </span>
        {action}
      </span>
    </span>
  );
}
