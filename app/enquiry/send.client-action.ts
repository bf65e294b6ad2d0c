import type { ShouldRevalidateFunction } from "@remix-run/react";
import type { Trouble } from "./problem-note";

/**
 * With scripts, a form is sent without leaving the page. Where no answer comes, or one that isn't the
 * application's, the page stays, with everything typed, and says what happened.
 */
export async function sendOrExplain<T>(send: () => Promise<T>): Promise<T | { trouble: Trouble }> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const text = thrown instanceof Error && !(thrown instanceof TypeError) ? thrown.message : "";
    // The door answers scripts with one German sentence; anything longer comes from somebody in between.
    const fromDoor = text !== "" && text.length < 300 && !text.includes("<");
    return { trouble: fromDoor ? { text } : "offline" };
  }
}

/** The page's data change only with the reference in its address; an answer that isn't one asks for nothing. */
export const onceSent: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search !== nextUrl.search;
