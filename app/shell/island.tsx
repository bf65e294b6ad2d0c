/**
 * The server draws the whole page; scripts take over one part of it alone, its island. So nothing that a
 * browser, a translator or a password manager has changed around it concerns them.
 */
import { type ReactNode, useSyncExternalStore } from "react";

const ISLAND = "insel";

export const onServer = typeof document === "undefined";

/** The element that scripts take over; null where the page has none. */
export const islandElement = () => document.getElementById(ISLAND);

/** What scripts take over. A page has one, and renders nothing else in the browser. */
export function Island({ children }: { children: ReactNode }) {
  return onServer ? <div id={ISLAND}>{children}</div> : children;
}

/** False on the server and in the first render, true once scripts run: what needs them is added then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
