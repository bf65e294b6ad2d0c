import { randomUUID } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, LiveReload, Meta, RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { installDoor } from "./door/door.server";
import { sourceOf } from "./door/security-headers.server";
import { loggedPath } from "./door/verdict.server";
import { EnquiryFrame } from "./form/enquiry-frame.server";
import { errorClass, log } from "./log.server";
import { AboveForm, Frame, frameScripts, frameStyles } from "./shell/frame.server";
import { fetchDrawings, lateScript } from "./shell/scripts.server";
import { ServerParts, ShownSite } from "./shell/island";
import { openSite } from "./site.server";
import { PageTopics } from "./topics/item-browser.server";

// What is written here is about people: for the site's user alone.
process.umask(0o077);
installDoor(await openSite());

const development = process.env.NODE_ENV === "development";

/** A page is one string, and all inline scripts in it are the site's own. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const site = context.site();
  // Scripts go only where they add something: to the pages with a form.
  const late = site.page?.form && !development ? lateScript(remix) : undefined;
  // Remix's own bring, while one develops, what was changed.
  const nonce = development || (site.page?.form && !late) ? randomUUID() : undefined;
  const scripts = (
    <>
      {site.page?.form && !late && (
        <>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: fetchDrawings }} />
          <Scripts nonce={nonce} />
        </>
      )}
      <LiveReload nonce={nonce} />
    </>
  );
  const parts: ServerParts = {
    Topics: (props) => (
      <AboveForm site={site}>
        <PageTopics {...props} edition={context.edition} />
      </AboveForm>
    ),
    Enquiry: (props) => <EnquiryFrame {...props} site={context.edition} />,
    Frame: ({ children }) => (
      <Frame
        site={site}
        head={<Meta />}
        late={late}
        scripts={scripts}
        reply={site.page?.form && request.method === "POST"}
      >
        {children}
      </Frame>
    ),
  };
  const html = renderToString(
    <ServerParts.Provider value={parts}>
      <ShownSite.Provider value={site}>
        <RemixServer context={remix} url={request.url} />
      </ShownSite.Provider>
    </ServerParts.Provider>,
  );
  context.scriptSources = [
    ...frameScripts(late).map(sourceOf),
    ...(nonce ? [`'nonce-${nonce}'`] : []),
  ];
  context.styleSources = frameStyles(site).map(sourceOf);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * An error is logged by its class: its message could quote what a visitor typed. What a visitor asked for
 * wrongly is no fault of the site's.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const level = isRouteErrorResponse(error) && error.status < 500 ? "info" : "error";
  const path = loggedPath(new URL(request.url).pathname);
  log[level]({ event: "error", path, fault: errorClass(error) });
  if (development) console.error(error);
};
