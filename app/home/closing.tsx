import type { home } from "../content/home";
import { CloseIcon } from "../drawings/icons";
import { ClosingLine } from "../drawings/marks";
import { Door } from "../topics/door";

type Home = ReturnType<typeof home>;
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
        <li>
          <Door className="topic-choice" world="insurance" href="/versicherungen" {...insurance} />
        </li>
        <li>
          <Door className="topic-choice" world="finance" href="/finanzierung" {...finance} />
        </li>
      </ul>
    </dialog>
  );
}
