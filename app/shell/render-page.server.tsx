import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { sourceOf } from "../door/security-headers.server";
import { ScriptNonce, WrittenScripts } from "./scripts";

/**
 * A page as one string, and the policy's sources for the scripts in it: those that `InlineScript` was given,
 * and in development what `nonce` marks. A script that came into the page in any other way is refused.
 */
export function renderPage(page: ReactNode, nonce?: string): { html: string; sources: string[] } {
  const written = new Set<string>();
  const html = renderToString(
    <WrittenScripts.Provider value={(code) => written.add(code)}>
      <ScriptNonce.Provider value={nonce}>{page}</ScriptNonce.Provider>
    </WrittenScripts.Provider>,
  );
  const sources = Array.from(written, sourceOf);
  return { html, sources: nonce ? [...sources, `'nonce-${nonce}'`] : sources };
}
