import { timingSafeEqual } from "node:crypto";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { needsAttention } from "../delivery/backlog.server";

/**
 * For an uptime monitor that knows the token: 200 while all is well, 503 and the counts where an enquiry is
 * parked or has waited for an hour. For everybody else an unknown path.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { outbox, settings } = context;
  if (!isMonitor(request, settings.MONITOR_TOKEN)) return redirect("/");
  const backlog = await outbox.stats();
  const { waiting, parked } = backlog;
  const attention = needsAttention(backlog, Date.now());
  return new Response(attention ? `attention: ${waiting} waiting, ${parked} parked\n` : "ok\n", {
    status: attention ? 503 : 200,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
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
