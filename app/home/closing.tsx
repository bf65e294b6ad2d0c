import type { ReactNode } from "react";
import type { home } from "../content/home";
import { FinanceDoor, InsuranceDoor } from "../drawings/doors";
import { CloseIcon } from "../drawings/icons";
import { ClosingLine } from "../drawings/marks";

type Home = ReturnType<typeof home>;
type Topic = Home["topicDialog"]["insurance"];
type ClosingProps = Home["closing"] & { dialog: Home["topicDialog"] };

/** The last call, and the dialog it opens. */
export function Closing({ heading, text, action, dialog }: ClosingProps) {
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
        <TopicChoice world="insurance" path="/versicherungen" topic={insurance}>
          <InsuranceDoor />
        </TopicChoice>
        <TopicChoice world="finance" path="/finanzierung" topic={finance}>
          <FinanceDoor />
        </TopicChoice>
      </ul>
    </dialog>
  );
}

type TopicChoiceProps = {
  world: "insurance" | "finance";
  path: string;
  topic: Topic;
  children: ReactNode;
};

/** The doors of the first screen again, smaller. */
function TopicChoice({ world, path, topic, children }: TopicChoiceProps) {
  return (
    <li>
      <a className={`door door-${world} topic-choice`} href={path}>
        <span className="door-scene">{children}</span>
        <span className="door-words">
          <strong className="door-title">{topic.title}</strong>
          <span className="door-text">{topic.text}</span>
        </span>
      </a>
    </li>
  );
}
