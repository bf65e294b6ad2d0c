/** 200 while the process serves. */
export const loader = () =>
  new Response("ok\n", {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
