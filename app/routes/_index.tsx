import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { home, type Actor } from "../content/home";
import { benefitDrawings } from "../drawings/benefits";
import { HeroTown } from "../drawings/hero";
import { CloseIcon } from "../drawings/icons";
import { ClosingLine } from "../drawings/marks";
import { ProcessLine, processLines } from "../drawings/process";
import { withPhoneLinks } from "../german/phone.server";
import { RunningText, Words, type Inline } from "../german/words";
import { pageMeta } from "../shell/page-meta";
import { Tile, Ways } from "../shell/page-parts";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { broker, topics } = context.edition;
  return json({ ...home(broker, topics), phone: withPhoneLinks(broker.phone) });
};

export default function HomePage() {
  const { headline, lead, phone, town, tiles, process, benefits, closing, topicDialog } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Landing headline={headline} lead={lead} phone={phone} town={town} tiles={tiles} />
      <Process {...process} phone={phone} />
      <Benefits {...benefits} />
      <Closing {...closing} dialog={topicDialog} />
    </>
  );
}

type Home = ReturnType<typeof home>;

/** Headline, town and the two ways on. */
function Landing(
  props: Pick<Home, "headline" | "lead" | "town" | "tiles"> & { phone: readonly Inline[] },
) {
  const { headline, lead, phone, town, tiles } = props;
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
      <nav className="tiles" aria-label={`${tiles.insurance.title}, ${tiles.finance.title}`}>
        <Tile world="insurance" href="/versicherungen" {...tiles.insurance} />
        <Tile world="finance" href="/finanzierung" {...tiles.finance} />
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

type ProcessProps = ReturnType<typeof home>["process"] & { phone: readonly Inline[] };

/** Four steps along one line. */
function Process({ heading, intro, phone, steps, answers }: ProcessProps) {
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

type BenefitsProps = ReturnType<typeof home>["benefits"];

/** Eight points in two columns of four. */
function Benefits({ heading, intro, items }: BenefitsProps) {
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

type ClosingProps = Home["closing"] & { dialog: Home["topicDialog"] };

/** The last call, and the dialog it opens. */
function Closing({ heading, text, action, dialog }: ClosingProps) {
  return (
    <section className="closing" aria-labelledby="schluss">
      <div className="closing-head">
        <h2 id="schluss">{heading}</h2>
        <ClosingLine className="closing-line" />
      </div>
      <div className="closing-words">
        <p className="lead">{text}</p>
        {/* A browser that knows commands opens a modal dialog, an older one a popover; neither needs a
            script. One that knows none shows the dialog's content here, in the page. */}
        <button
          className="button"
          type="button"
          command="show-modal"
          commandfor="thema"
          popovertarget="thema"
          aria-haspopup="dialog"
        >
          {action}
        </button>
      </div>
      <TopicDialog {...dialog} />
    </section>
  );
}

function TopicDialog({ heading, intro, insurance, finance, close }: Home["topicDialog"]) {
  return (
    <dialog
      id="thema"
      className="topic-dialog"
      popover="auto"
      closedby="any"
      aria-labelledby="thema-titel"
    >
      <button
        className="topic-close"
        type="button"
        command="close"
        commandfor="thema"
        popovertarget="thema"
        popovertargetaction="hide"
        aria-label={close}
      >
        <CloseIcon />
      </button>
      <h2 id="thema-titel">{heading}</h2>
      <p>{intro}</p>
      <ul className="topic-choices">
        <li>
          <Tile className="topic-choice" world="insurance" href="/versicherungen" {...insurance} />
        </li>
        <li>
          <Tile className="topic-choice" world="finance" href="/finanzierung" {...finance} />
        </li>
      </ul>
    </dialog>
  );
}
