/** How the site is: what platforms and uptime monitors ask. Nothing of it is kept. */
import { timingSafeEqual } from "node:crypto";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { SiteContext } from "../context";
import { needsAttention } from "../watch/backlog.server";

/** 200 while the process serves. */
export const alive = () => answer("ok", 200);

/** An answer is good for so long, in ms: asking often must not keep the disk busy. */
const FRESH_MS = 1000;
let latest: { ready: Promise<boolean>; at: number } | undefined;

/** 200 while an enquiry can be stored durably, else 503. The relay plays no part in it. */
export async function ready({ context }: LoaderFunctionArgs) {
  const { outbox } = context;
  const now = performance.now();
  if (!latest || now - latest.at > FRESH_MS) latest = { ready: canStore(outbox), at: now };
  return (await latest.ready) ? answer("ready", 200) : answer("not ready", 503);
}

function canStore(outbox: SiteContext["outbox"]): Promise<boolean> {
  return outbox.probe().then(
    () => true,
    () => false,
  );
}

/**
 * For an uptime monitor that knows the token: 200 while all is well, 503 and the counts where an enquiry is
 * parked or has waited for an hour. For everybody else an unknown path.
 */
export async function backlog({ request, context }: LoaderFunctionArgs) {
  const { outbox, settings } = context;
  if (!isMonitor(request, settings.MONITOR_TOKEN)) return redirect("/");
  const owed = await outbox.stats();
  if (!needsAttention(owed, Date.now())) return answer("ok", 200);
  return answer(`attention: ${owed.waiting} waiting, ${owed.parked} parked`, 503);
}

/** As `Authorization: Bearer TOKEN`, or for monitors that know addresses alone, `?token=TOKEN`. */
function isMonitor(request: Request, token: string | undefined): boolean {
  const sent =
    /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ??
    new URL(request.url).searchParams.get("token") ??
    "";
  const [one, other] = [Buffer.from(sent), Buffer.from(token ?? "")];
  return token !== undefined && one.length === other.length && timingSafeEqual(one, other);
}

const answer = (text: string, status: 200 | 503) =>
  new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
