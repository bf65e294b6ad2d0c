import { createHash } from "node:crypto";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { preparePictures } from "./broker/pictures.server";
import { installDoor } from "./door/door.server";
import { SCRIPT_HASHES_HEADER } from "./door/internal-headers";
import { errorClass, log } from "./log.server";

// What is written here is about people: for the site's user alone.
process.umask(0o077);
// Before anything else starts: a profile with a fault in it ends the process here.
await preparePictures();
installDoor();

/** A page is one string, so its inline scripts can be hashed for the policy that the door sets. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = `<!DOCTYPE html>${renderToString(<RemixServer context={context} url={request.url} />)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASHES_HEADER, inlineScriptHashes(html).join(" "));
  return new Response(html, { status, headers });
}

/** SHA-256 (base64) of each script that stands in the page itself and is no data block. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, code = ""]) => createHash("sha256").update(code).digest("base64"));
}

/** An error is logged by its class: its message could quote what a visitor typed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log.error({ event: "error", path: new URL(request.url).pathname, fault: errorClass(error) });
  if (process.env.NODE_ENV === "development") console.error(error);
};
