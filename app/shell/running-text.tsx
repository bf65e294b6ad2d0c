import type { ReactNode } from "react";
import type { Inline } from "../content/document";

/** Running text with its links. Links in a consent open a new tab, so that the form stays as it is. */
export function RunningText({ text, newTab }: { text: readonly Inline[]; newTab?: ReactNode }) {
  return (
    <>
      {text.map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          <a
            key={index}
            href={part.href}
            {...(newTab !== undefined && { target: "_blank", rel: "noopener" })}
          >
            {part.text}
            {newTab}
          </a>
        ),
      )}
    </>
  );
}
