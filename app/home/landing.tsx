import type { home } from "../content/home";
import { HeroTown } from "../drawings/hero";
import { Door } from "../topics/door";

type Home = ReturnType<typeof home>;

/** Headline, town and the two ways on. */
export function Landing(props: Pick<Home, "headline" | "lead" | "town" | "doors">) {
  const { headline, lead, town, doors } = props;
  return (
    <section className="landing">
      <div className="landing-words">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="landing-scene">
        <HeroTown {...town} />
      </div>
      <nav className="doors" aria-label={`${doors.insurance.title}, ${doors.finance.title}`}>
        <Door world="insurance" href="/versicherungen" {...doors.insurance} />
        <Door world="finance" href="/finanzierung" {...doors.finance} />
      </nav>
    </section>
  );
}
