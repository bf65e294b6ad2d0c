import type { ReactNode } from "react";
import type { Inline } from "../content/document";
import { Words } from "./words";

/**
 * Running text with its links. Links in a consent open a new tab, so that the form stays as it is. A link that
 * stands alone is as high as a thumb needs it.
 */
export function RunningText({ text, newTab }: { text: readonly Inline[]; newTab?: ReactNode }) {
  return (
    <>
      {text.map((part, index) =>
        typeof part === "string" ? (
          <Words key={index}>{part}</Words>
        ) : (
          <a
            key={index}
            href={part.href}
            className={text.length === 1 ? "target" : undefined}
            {...(newTab !== undefined && { target: "_blank", rel: "noopener" })}
          >
            <Words>{part.text}</Words>
            {newTab}
          </a>
        ),
      )}
    </>
  );
}
