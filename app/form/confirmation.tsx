import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { confirmation } from "../content/enquiry";
import { TickLine } from "../drawings/drawing";
import { isReference, SENT_QUERY } from "../enquiry/enquiry";
import { Words } from "../german/words";

/**
 * The enquiry that the address says was sent, and whether its overlay shows: when the page comes with it, and
 * each time one was sent, also if it gets the reference that is there already. `round` counts these.
 */
export function useConfirmation() {
  const { search, key } = useLocation();
  // Loading the page, Back, Forward and places in the page are a "POP". All else is a form's sending, and to an
  // address that confirms it, the server alone leads.
  const type: string = useNavigationType();
  const arrived = type !== "POP";
  const reference = new URLSearchParams(search).get(SENT_QUERY);
  const sent = isReference(reference) ? reference : undefined;
  const [latest, setLatest] = useState({ key, round: 0 });
  const [gone, setGone] = useState<number>();
  if (sent && arrived && key !== latest.key) setLatest({ key, round: latest.round + 1 });
  // Back and Forward don't show it again.
  if (!sent && gone !== latest.round) setGone(latest.round);
  return {
    sent,
    round: latest.round,
    showing: sent !== undefined && gone !== latest.round,
    end: () => setGone(latest.round),
  };
}

type ConfirmationProps = {
  reference: string;
  /** What follows, from the server. */
  next: string;
  receipt: boolean;
  /** The page was there before; it didn't come with it. */
  arrived: boolean;
  showing: boolean;
  end: () => void;
};

/** Covers the page for a moment, and leaves a note above the form. */
export function Confirmation(props: ConfirmationProps) {
  const { reference, next, receipt, arrived, showing, end } = props;
  const note = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the reading goes on here once the overlay has gone. */}
      <div className="note sent-note" ref={note} tabIndex={-1} autoFocus>
        <TickLine className="note-line" />
        <h3>{confirmation.title}</h3>
        <Reference>{reference}</Reference>
        <p>
          <Words>{next}</Words>
        </p>
        <p>
          {confirmation.keep} {confirmation.note(receipt)}
        </p>
      </div>
      {showing && (
        <Overlay
          reference={reference}
          end={end}
          closed={() => {
            end();
            // With all that belongs to it; on a small screen at least the whole note.
            note.current?.closest("section")?.scrollIntoView();
            note.current?.scrollIntoView({ block: "nearest" });
          }}
          // The button that had the focus is gone with the old form. A page that comes with the note has it there.
          begin={() => arrived && note.current?.focus()}
        />
      )}
    </>
  );
}

/** One press on it chooses all of it, to be copied. */
function Reference({ children }: { children: string }) {
  return (
    <p className="reference">
      {confirmation.referenceLabel} <strong>{children}</strong>
    </p>
  );
}

type OverlayProps = {
  reference: string;
  begin: () => unknown;
  /** It has gone already. */
  end: () => void;
  /** It was there, and the page is seen again. */
  closed: () => void;
};

/**
 * The style sheet makes it go, and keeps what is behind it away for as long; with scripts it is a modal dialog
 * meanwhile, and ends when the style sheet's clock does.
 */
function Overlay({ reference, begin, end, closed }: OverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null);
  const on = useRef({ begin, end });
  useEffect(() => {
    const dialog = overlay.current;
    const [clock] = dialog?.getAnimations() ?? [];
    on.current.begin();
    // The scripts came late: it has gone.
    if (!dialog?.open || clock?.playState !== "running") return on.current.end();
    if (!dialog.matches(":modal")) {
      dialog.removeAttribute("open");
      dialog.showModal();
    }
    // Closing gives the focus back. A clock that is taken away, as for printing, ends it, too.
    const close = () => dialog.close();
    clock.finished.then(close, close);
  }, []);
  return (
    <dialog
      className="overlay"
      ref={overlay}
      open
      closedby="closerequest"
      aria-labelledby="gesendet-titel"
      onClose={closed}
    >
      <div className="overlay-card" role="status">
        <TickLine className="overlay-tick" />
        <p className="overlay-title" id="gesendet-titel">
          {confirmation.title}
        </p>
        <p>{confirmation.text}</p>
        <Reference>{reference}</Reference>
        <p className="overlay-onward">{confirmation.onward}</p>
      </div>
    </dialog>
  );
}
