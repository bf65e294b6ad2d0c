import type { Inline } from "../content/document";
import type { home } from "../content/home";
import { HeroTown } from "../drawings/hero";
import { Ways } from "../shell/ways";
import { Words } from "../shell/words";
import { Door } from "../topics/door";

type Home = ReturnType<typeof home>;

/** Headline, town and the two ways on. */
export function Landing(
  props: Pick<Home, "headline" | "lead" | "town" | "doors"> & { phone: readonly Inline[] },
) {
  const { headline, lead, phone, town, doors } = props;
  return (
    <section className="landing">
      <div className="landing-words">
        <Headline>{headline}</Headline>
        <p className="lead">
          <Words>{lead}</Words>
        </p>
        <Ways phone={phone} />
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

/** What follows the comma stands on a line of its own: no "der" hangs at the end of one. */
function Headline({ children }: { children: string }) {
  const [claim = "", ...rest] = children.split(/(?<=,) /);
  return (
    <h1>
      {claim} {rest.length > 0 && <span className="whole">{rest.join(" ")}</span>}
    </h1>
  );
}
