import { theBroker } from "../broker/broker.server";
import { environment } from "../config/environment.server";

/** Everything may be read, except while the data are an example. */
export function loader() {
  const rules = theBroker().example ? "Disallow: /" : "Allow: /";
  const text = `User-agent: *\n${rules}\n\nSitemap: ${environment().SITE_URL}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
