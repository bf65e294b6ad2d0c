import { useEffect, useRef, useState } from "react";
import { confirmation } from "../content/enquiry";
import { TickLine } from "../drawings/marks";

/** How long the overlay shows, in ms. The style sheet says the same for pages without scripts. */
const SHOWN_MS = 4000;

/** True from the moment `reference` appears and for as long as its confirmation shows. */
export function useConfirmation(reference: string | undefined): boolean {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    if (reference === undefined) return;
    const timer = setTimeout(() => setGone(reference), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [reference]);
  return reference !== undefined && gone !== reference;
}

/** Covers the page for a moment and goes by itself. */
export function ConfirmationOverlay({ reference }: { reference: string }) {
  return (
    <div className="overlay" role="status">
      <div className="overlay-card">
        <TickLine className="overlay-tick" />
        <p className="overlay-title">{confirmation.title}</p>
        <p>{confirmation.text}</p>
        <p className="overlay-reference">{confirmation.reference(reference)}</p>
      </div>
    </div>
  );
}

type ConfirmationNoteProps = { reference: string; receipt: boolean };

/** Stays above the form when the overlay has gone. */
export function ConfirmationNote({ reference, receipt }: ConfirmationNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the old form. A page that comes with the note has it there.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the reading goes on here once the overlay has gone.
    <div className="sent-note" ref={note} tabIndex={-1} autoFocus>
      <p>
        <strong>{confirmation.reference(reference)}</strong>
      </p>
      <p>{confirmation.next}</p>
      <p>{confirmation.note(receipt)}</p>
    </div>
  );
}
