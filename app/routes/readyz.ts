import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SiteContext } from "../context";

/** An answer is good for so long, in ms: asking often must not keep the disk busy. */
const FRESH_MS = 1000;
let latest: { ready: Promise<boolean>; at: number } | undefined;

/** 200 while an enquiry can be stored durably, else 503. The relay plays no part in it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { outbox } = context;
  const now = performance.now();
  if (!latest || now - latest.at > FRESH_MS) latest = { ready: canStore(outbox), at: now };
  const ready = await latest.ready;
  return new Response(ready ? "ready\n" : "not ready\n", {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function canStore(outbox: SiteContext["outbox"]): Promise<boolean> {
  return outbox.probe().then(
    () => true,
    () => false,
  );
}
