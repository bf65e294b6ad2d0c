/** Does the public address lead to this site, past the proxy in front? */
import { findings, reasonOf, type Finding } from "./finding";

const PATIENCE_MS = 10_000;

/** As much of the global fetch as is needed. */
type Get = (url: string, init: RequestInit) => Promise<Response>;

export async function checkPublicAddress(siteUrl: string, get: Get = fetch): Promise<Finding[]> {
  const { skipped } = findings("public address");
  if (!siteUrl.startsWith("https:")) return [skipped("SITE_URL is no https address")];
  const found = [await checkAnswer(siteUrl, get)];
  // Somebody types the domain alone.
  if (siteUrl.startsWith("https://www.")) found.push(await checkBareDomain(siteUrl, get));
  return found;
}

async function checkAnswer(siteUrl: string, get: Get): Promise<Finding> {
  const { ok, warning, failed } = findings("public address");
  try {
    const { status, text } = await ask(`${siteUrl}/healthz`, get);
    if (status === 200 && text === "ok\n") return ok(`${siteUrl} leads to a site like this one`);
    return failed(
      `${siteUrl}/healthz is answered with ${status} and ${text.length} characters, which isn't this site's answer`,
      "check SITE_URL, where the proxy in front passes requests on to, and whether another website has this name",
    );
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(reason)) {
      return failed(
        `the certificate of ${siteUrl} isn't trusted (${reason})`,
        "look at the proxy's log: its name must point here, and ports 80 and 443 be open, to get one",
      );
    }
    return warning(
      `nobody answers at ${siteUrl} (${reason})`,
      "before the first start that is so; later, try it from elsewhere, then check DNS, firewall and proxy",
    );
  }
}

async function checkBareDomain(siteUrl: string, get: Get): Promise<Finding> {
  const { ok, warning } = findings("public address");
  const bare = siteUrl.replace("//www.", "//");
  const advice = `let its DNS point here, too, and set REDIRECT_FROM=${bare}`;
  try {
    const { status, location } = await ask(`${bare}/`, get);
    const leads = status >= 300 && status < 400 && location.startsWith(`${siteUrl}/`);
    return leads
      ? ok(`${bare} leads there, too`)
      : warning(`${bare} doesn't lead to ${siteUrl}`, advice);
  } catch (error) {
    return warning(`${bare} leads nowhere (${reasonOf((error as Error).cause ?? error)})`, advice);
  }
}

async function ask(url: string, get: Get) {
  const response = await get(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const location = response.headers.get("Location") ?? "";
  return { status: response.status, location, text: await response.text() };
}
