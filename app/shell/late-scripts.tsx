/** Scripts that wait for the visitor's first move, so that nothing a visitor reads waits for them. */
import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { InlineScript } from "./inline";
import type { lateScripts } from "./late-scripts.server";

/**
 * Stands in for Remix's own `Scripts`, which asks for every script before the page's fonts are there.
 * `write` is undefined in the browser, where React leaves what was sent as it is.
 */
export function LateScripts({ write }: { write: typeof lateScripts | undefined }) {
  const context = useContext(RemixContext);
  const routes = useMatches().map(({ id }) => id);
  return <InlineScript type="module" code={context && write?.(context, routes)} />;
}
