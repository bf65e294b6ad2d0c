import { services } from "../services.server";

/** 200 while an enquiry can be stored durably, else 503. The relay plays no part in it. */
export async function loader() {
  const ready = await services()
    .outbox.probe()
    .then(() => true)
    .catch(() => false);
  return new Response(ready ? "ready\n" : "not ready\n", {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
