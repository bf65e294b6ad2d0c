import { createContext, useContext } from "react";
import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import type { lateScripts } from "./scripts.server";

/** Gets the text of each script that the site itself writes into the page: the policy allows these and no other. */
export const WrittenScripts = createContext<((code: string) => void) | undefined>(undefined);

/** In development: what the policy allows Remix's own scripts by. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * What stands in the page itself. In the browser, where modules of the server's are empty, `code` is undefined,
 * and React leaves what was sent alone: for that it has to be given text, even if it is none.
 */
type Code = { code: string | undefined };

export function InlineScript({ type, code = "" }: Code & { type?: string }) {
  useContext(WrittenScripts)?.(code);
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function InlineStyle({ code = "" }: Code) {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Scripts that wait for the visitor's first move, so that nothing a visitor reads waits for them. */

/**
 * Stands in for Remix's own `Scripts`, which asks for every script before the page's fonts are there.
 * `write` is undefined in the browser, where React leaves what was sent as it is.
 */
export function LateScripts({ write }: { write: typeof lateScripts | undefined }) {
  const context = useContext(RemixContext);
  const routes = useMatches().map(({ id }) => id);
  return <InlineScript type="module" code={context && write?.(context, routes)} />;
}
