import { randomUUID } from "node:crypto";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { installDoor } from "./door/door.server";
import { SCRIPT_SOURCES_HEADER } from "./door/internal-headers";
import { errorClass, log } from "./log.server";
import { renderPage } from "./shell/render-page.server";
import { openSite } from "./site.server";

// What is written here is about people: for the site's user alone.
process.umask(0o077);
await openSite();
installDoor();

/** A page is one string: when it stands, all scripts are known that the site wrote into it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = process.env.NODE_ENV === "development" ? randomUUID() : undefined;
  const page = <RemixServer context={context} url={request.url} />;
  const { html, sources } = renderPage(page, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(SCRIPT_SOURCES_HEADER, sources.join(" "));
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * An error is logged by its class: its message could quote what a visitor typed. What a visitor asked for
 * wrongly is no fault of the site's.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const level = isRouteErrorResponse(error) && error.status < 500 ? "info" : "error";
  log[level]({ event: "error", path: new URL(request.url).pathname, fault: errorClass(error) });
  if (process.env.NODE_ENV === "development") console.error(error);
};
