import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "./form/keep-typed";
import { islandElement } from "./shell/island";
import { followBrowsers } from "./topics/follow-browsers";

followBrowsers();
const putBack = keepTyped();
const island = islandElement();

if (island) {
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <RemixBrowser />
        <TakenOver />
      </StrictMode>,
    );
  });
}

/** In the same moment as the form. */
function TakenOver() {
  useLayoutEffect(putBack, []);
  return null;
}
