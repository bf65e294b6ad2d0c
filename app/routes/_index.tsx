import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { home } from "../content/home";
import { CloseIcon } from "../drawings/drawing";
import {
  adviceMarks,
  benefitDrawings,
  BrokerHead,
  HeroTown,
  PaperPile,
  ProcessLine,
  Signature,
  VisitorHead,
  wayDown,
} from "../drawings/home";
import { FinanceScene, HouseInProgress, InsuranceScene, ShelteredHouse } from "../drawings/tiles";
import { withPhoneLinks } from "../german/phone.server";
import { Heading, LongWord, RunningText, Words, type Inline } from "../german/words";
import { CostAndTimeLines, SectionHead, Tile, Ways, pageMeta } from "../shell/page-parts";
import { Bust } from "../shell/pictures";

export const meta = pageMeta;

/** Below the town one thing a tile is enough. */
const smallScenes = { insurance: <ShelteredHouse />, finance: <HouseInProgress /> };
const scenes = { insurance: <InsuranceScene />, finance: <FinanceScene /> };

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { edition } = context;
  return json({ ...home(edition), phone: withPhoneLinks(edition.broker.phone) });
};

export default function HomePage() {
  const { sheet, process, benefits, closing, topicDialog, ...landing } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Landing {...landing} />
      <Proof {...landing.proof} />
      {sheet.rows.length > 0 && <Sheet {...sheet} />}
      <Process {...process} phone={landing.phone} />
      <Benefits {...benefits} />
      <Closing {...closing} dialog={topicDialog} />
    </>
  );
}

type Home = ReturnType<typeof home>;

/** Headline, who says so, town and the two ways on. */
function Landing(
  props: Pick<Home, "headline" | "lead" | "ask" | "town" | "tiles"> & {
    phone: readonly Inline[];
    cost?: string;
  },
) {
  const { headline, lead, phone, ask, cost, town, tiles } = props;
  return (
    <section className="landing">
      <Headline>{headline}</Headline>
      <div className="landing-words">
        <Bust
          className="landing-person"
          sizes="(max-width: 40.625em) 8rem, (max-width: 59.375em) 14rem, 19rem"
          eager
          reading
        />
        <p className="lead">
          <RunningText text={lead} />
        </p>
      </div>
      <div className="landing-ways">
        <a className="button" href={ask.path}>
          {ask.label}
        </a>
        <Ways phone={phone} alone />
        {cost && <p>{cost}</p>}
      </div>
      <div className="landing-scene">
        <HeroTown {...town} />
      </div>
      <nav className="tiles" aria-label={tiles.map(({ title }) => title).join(", ")}>
        {tiles.map((tile) => (
          <Tile key={tile.href} {...tile} scene={smallScenes[tile.world]} />
        ))}
      </nav>
    </section>
  );
}

/** For how many years, and what can be looked up: below the ways on. */
function Proof({ years, experience, authorities, register, ties }: Home["proof"]) {
  return (
    <ul className="landing-proof">
      {years && (
        <li>
          <span>{experience}</span> <strong>{years}</strong>
        </li>
      )}
      <li>
        <span>{authorities.label}</span> <strong>{authorities.names}</strong>
      </li>
      <li>
        <a href={register.link.href} rel="noopener">
          <span>{register.label}</span> <strong className="whole">{register.link.text}</strong>
        </a>
      </li>
      {ties && (
        <li>
          <span>{ties.label}</span> <strong>{ties.value}</strong>
        </li>
      )}
    </ul>
  );
}

/**
 * What follows the comma stands on a line of its own, and "für Familie und Firma" in one piece: no line ends in a word
 * that belongs to the next.
 */
function Headline({ children }: { children: string }) {
  const [claim = "", ...rest] = children.split(/(?<=,) /);
  const [subject, ...whom] = claim.split(/ (?=(?:für|mit|von) )/);
  return (
    <h1>
      <span>
        {subject}
        {whom.map((piece) => (
          <Fragment key={piece}>
            {" "}
            <span className="whole">{piece}</span>
          </Fragment>
        ))}
      </span>{" "}
      {rest.length > 0 && <span>{rest.join(" ")}</span>}
    </h1>
  );
}

/** What one has in hand at the end, on the line: seen before how it comes about. */
function Sheet({ heading, note, contract, state, advice, rows }: Home["sheet"]) {
  return (
    <section className="process process-outcome" aria-labelledby="blatt">
      <div className="sheet">
        <SectionHead id="blatt" heading={heading}>
          {note}
        </SectionHead>
        <table aria-labelledby="blatt">
          <thead>
            <tr>
              <th scope="col">
                <span>{contract}</span> <small>{state}</small>
              </th>
              <th scope="col">{advice}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const Mark = row.mark && adviceMarks[row.mark];
              return (
                <tr key={row.contract}>
                  <th scope="row">
                    <span>
                      <LongWord>{row.contract}</LongWord>
                    </span>{" "}
                    <small>
                      <Words>{row.state}</Words>
                    </small>
                  </th>
                  <td>
                    {Mark && <Mark />}
                    <Words>{row.advice}</Words>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <Signature />
      </div>
    </section>
  );
}

type ProcessProps = Omit<Home["process"], "hours"> & {
  phone: readonly Inline[];
  hours?: readonly string[];
};

/** Three to five steps along one line. */
function Process({ heading, intro, phone, hours, steps, answers }: ProcessProps) {
  return (
    <section className="process" aria-labelledby="ablauf">
      <SectionHead id="ablauf" heading={heading}>
        <span className="whole">
          <RunningText text={intro} />
        </span>{" "}
        <RunningText text={phone} />
        {hours?.map((line, index, { length }) => (
          <Fragment key={line}>
            {" "}
            <span className="whole">
              {`${index > 0 ? "" : "("}${line}${index < length - 1 ? "" : ")"}`}
            </span>
          </Fragment>
        ))}
      </SectionHead>
      <div className={`process-route process-${steps.length}`}>
        <ProcessLine className="process-line-wide" steps={steps.length} />
        <ol className="process-steps">
          {steps.map(({ title, text, who }, index) => {
            const Line = wayDown(index, steps.length);
            return (
              <li key={title} className="process-step">
                {Line && <Line className="process-line-tall" />}
                <p className="process-who">
                  <Actors who={who} />
                  {who}
                </p>
                <h3>
                  <Heading>{title}</Heading>
                </h3>
                <p>
                  <RunningText text={text} />
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="side-by-side">
        {answers.map(({ question, text, link }) => (
          <div key={question}>
            <h3>
              <Heading>{question}</Heading>
            </h3>
            <p>
              <RunningText text={text} /> <a href={link.path}>{link.label}</a>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** One head or two, beside the word that says the same. */
function Actors({ who }: Pick<ProcessProps["steps"][number], "who">) {
  return (
    <span className="process-actors">
      {who !== "Ich" && <VisitorHead />}
      {who !== "Du" && <BrokerHead />}
    </span>
  );
}

type BenefitsProps = ReturnType<typeof home>["benefits"];

/** Reasons in two columns. */
function Benefits({ heading, intro, items }: BenefitsProps) {
  return (
    <section className="benefits" aria-labelledby="vorteile">
      <div className="benefits-field">
        <SectionHead id="vorteile" heading={heading}>
          <RunningText text={intro} />
        </SectionHead>
        <ul className="benefit-list">
          {items.map(({ title, text, drawing }) => {
            const Drawing = benefitDrawings[drawing];
            return (
              <li key={title} className="benefit">
                <Drawing className="benefit-picture" />
                <div>
                  <h3>
                    <Heading>{title}</Heading>
                  </h3>
                  <p>
                    <RunningText text={text} />
                  </p>
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

/** The last call, and the dialog it opens. Where there is one way on alone, it leads there at once. */
function Closing({ heading, text, action, costAndTime, dialog }: ClosingProps) {
  const [way, ...others] = dialog.tiles;
  return (
    <section className="closing" aria-labelledby="schluss">
      <PaperPile className="closing-scene" />
      <h2 id="schluss">
        <Heading>{heading}</Heading>
      </h2>
      <p className="lead">
        <RunningText text={text} />
      </p>
      <div className="closing-ways">
        {others.length > 0 ? (
          <DialogButton>{action}</DialogButton>
        ) : (
          <a className="button" href={way?.href}>
            {action}
          </a>
        )}
      </div>
      <CostAndTimeLines lines={costAndTime} />
      {others.length > 0 && <TopicDialog {...dialog} />}
    </section>
  );
}

/**
 * A browser that knows commands opens a modal dialog, an older one a popover; neither needs a script. One that knows
 * none shows the dialog's content in the page.
 */
function DialogButton({ children }: { children: string }) {
  return (
    <button
      className="button"
      type="button"
      command="show-modal"
      commandfor="thema"
      popovertarget="thema"
      aria-haspopup="dialog"
    >
      {children}
    </button>
  );
}

function TopicDialog({ heading, intro, tiles, close }: Home["topicDialog"]) {
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
      <h2 id="thema-titel">
        <Heading>{heading}</Heading>
      </h2>
      <p>
        <RunningText text={intro} />
      </p>
      <ul className="topic-choices">
        {tiles.map((tile) => (
          <li key={tile.href}>
            <Tile className="topic-choice" {...tile} scene={scenes[tile.world]} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
