/** What `check` asks of the world about the site's names: sender's domain, certificate authority, public address. */
import type { CaaRecord } from "node:dns";
import { Resolver } from "node:dns/promises";
import net from "node:net";
import { domainOf, type Environment } from "../config/environment.server";
import { findings, reasonOf, type Finding } from "./command.server";

/** Whom Caddy asks first for a certificate. */
const AUTHORITY = "letsencrypt.org";

/** In ms; a proxy that doesn't answer a visitor by then is as good as none. */
const PATIENCE_MS = 10_000;

/** All strings of a name's TXT records; none where there are none. Rejects where the DNS doesn't answer. */
type Lookup = (name: string) => Promise<{ exists: boolean; records: string[] }>;

type Settings = Pick<Environment, "MAIL_FROM"> &
  Partial<Pick<Environment, "MAIL_BOUNCE" | "DKIM_SELECTOR" | "DNS_SERVERS">>;

/**
 * Will receivers believe that the mail is ours? SPF is of the domain in the envelope, where mail comes back to, DMARC
 * and DKIM of that in From.
 */
export async function checkSenderDomain(settings: Settings): Promise<Finding[]> {
  const { failed } = findings("sender domain");
  const domain = domainOf(settings.MAIL_FROM);
  const returning = domainOf(settings.MAIL_BOUNCE ?? settings.MAIL_FROM);
  const lookup = txtLookup(settings.DNS_SERVERS);
  try {
    const { exists } = await lookup(domain);
    if (!exists) {
      return [
        failed(`${domain} doesn't exist`, "MAIL_FROM must be an address of a domain of yours"),
      ];
    }
    const signature = await dkim(domain, settings.DKIM_SELECTOR, lookup);
    return [
      await spf(returning, lookup),
      await dmarc(domain, lookup),
      signature,
      ...(await alignment(domain, returning, signature, lookup)),
    ];
  } catch (error) {
    return [
      failed(
        `the DNS doesn't answer for ${domain} (${reasonOf(error)})`,
        "check this machine's name servers, or name others in DNS_SERVERS",
      ),
    ];
  }
}

/** RFC 7208: exactly one record, and it must not let everybody pass. */
async function spf(domain: string, lookup: Lookup): Promise<Finding> {
  const { ok, failed } = findings("SPF");
  const { exists, records } = await lookup(domain);
  if (!exists)
    return failed(`${domain} doesn't exist`, "MAIL_BOUNCE must be an address of a domain of yours");
  const found = records.filter((record) => /^v=spf1(\s|$)/i.test(record));
  const [record, ...more] = found;
  if (record === undefined) {
    return failed(
      `${domain} has none`,
      `add the TXT record that your mail provider names, like "v=spf1 include:… -all", at ${domain}`,
    );
  }
  if (more.length > 0) {
    return failed(
      `${domain} has ${found.length} records`,
      "make one of them: more than one counts as none",
    );
  }
  if (/\s\+?all\s*$/i.test(record)) {
    return failed(`${record} lets everybody send as ${domain}`, "end it with -all or ~all");
  }
  return ok(record);
}

/** RFC 9989: at the domain itself, or at the nearest one above. */
async function dmarc(domain: string, lookup: Lookup): Promise<Finding> {
  const { ok, failed, warning } = findings("DMARC");
  const [found] = await policies(domain, lookup);
  if (!found) {
    return failed(
      `${domain} has none`,
      `add the TXT record "v=DMARC1; p=quarantine" at _dmarc.${domain}`,
    );
  }
  const { name, record, count } = found;
  if (count > 1) return failed(`_dmarc.${name} has ${count} records`, "keep one of them");
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.exec(record)?.[1];
  if (!policy) return failed(`${record} names no policy`, "it needs p=quarantine or p=reject");
  if (policy.toLowerCase() !== "none") return ok(record);
  return warning(
    `${record} only watches: who forges mails from ${domain} gets through`,
    "once SPF and DKIM are ok here, change p=none to p=quarantine",
  );
}

/** A name with DMARC records: the first, and how many there are. */
type Policy = { name: string; record: string; count: number };

/** Those at and above `domain`, the nearest first. */
async function policies(domain: string, lookup: Lookup): Promise<Policy[]> {
  const found: Policy[] = [];
  for (let labels = domain.split("."); labels.length > 1; labels = labels.slice(1)) {
    const name = labels.join(".");
    const { records } = await lookup(`_dmarc.${name}`);
    const [record, ...more] = records.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (record !== undefined) found.push({ name, record, count: 1 + more.length });
  }
  return found;
}

/**
 * SPF counts for DMARC where the envelope's domain and From's are of one organisation, or are the same where From's
 * policy asks for that. Else mails pass by their DKIM signature alone.
 */
async function alignment(
  domain: string,
  returning: string,
  signature: Finding,
  lookup: Lookup,
): Promise<Finding[]> {
  if (domain === returning) return [];
  const { ok, warning } = findings("DMARC");
  const own = await policies(domain, lookup);
  // That there is none has been said.
  if (!own[0]) return [];
  const strict = /;\s*aspf\s*=\s*s\s*(;|$)/i.test(own[0].record);
  const other = organisation(returning, await policies(returning, lookup));
  if (!strict && organisation(domain, own) === other) return [];
  const detail = `the SPF of ${returning}, where mail comes back to, doesn't count for ${domain}`;
  if (signature.status === "ok") return [ok(`${detail}, but mails pass by their DKIM signature`)];
  return [
    warning(
      `${detail}: only a DKIM signature does`,
      `make sure that the relay signs as ${domain}, and set DKIM_SELECTOR; or take an address there for MAIL_BOUNCE`,
    ),
  ];
}

/** RFC 9989: the highest name with a policy, unless one says that it is the organisation's, or a public suffix's. */
function organisation(domain: string, found: Policy[]): string {
  for (const { name, record } of found) {
    const psd = /;\s*psd\s*=\s*([ny])\s*(;|$)/i.exec(record)?.[1]?.toLowerCase();
    if (psd === "n") return name;
    if (psd === "y" && name !== domain)
      return domain
        .split(".")
        .slice(-name.split(".").length - 1)
        .join(".");
  }
  return found.at(-1)?.name ?? domain;
}

/** RFC 6376: the key must be there, and not empty, which means withdrawn. */
async function dkim(
  domain: string,
  selector: string | undefined,
  lookup: Lookup,
): Promise<Finding> {
  const { ok, failed, skipped } = findings("DKIM");
  if (!selector) return skipped("DKIM_SELECTOR isn't set; your mail provider knows it");
  const name = `${selector}._domainkey.${domain}`;
  const { records } = await lookup(name);
  const record = records.find((text) => /(^|;)\s*p\s*=/.test(text));
  if (record === undefined) {
    return failed(
      `there is no key at ${name}`,
      "add the TXT or CNAME record that your mail provider names",
    );
  }
  return /(^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(record)
    ? ok(`a key at ${name}`)
    : failed(`the key at ${name} is withdrawn`, "ask your mail provider for the current selector");
}

function txtLookup(servers: string[] | undefined): Lookup {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name);
      return { exists: true, records: records.map((parts) => parts.join("")) };
    } catch (error) {
      const code = reasonOf(error);
      if (code === "ENODATA") return { exists: true, records: [] };
      if (code === "ENOTFOUND") return { exists: false, records: [] };
      throw error;
    }
  };
}

/** May the authority that Caddy asks give this name a certificate? CAA records say who may (RFC 8659). */
export async function checkCertificateAuthority(
  siteUrl: string,
  servers: string[] | undefined,
): Promise<Finding[]> {
  const { protocol, hostname } = new URL(siteUrl);
  const isName = hostname.includes(".") && net.isIP(hostname) === 0;
  if (protocol !== "https:" || !isName) return [];
  const { ok, warning, skipped } = findings("CAA");
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers) resolver.setServers(servers);
  try {
    const records = await nearest(hostname, resolver);
    if (records.length === 0) return [ok(`any authority may give ${hostname} a certificate`)];
    const allowed = records.flatMap(({ issue }) =>
      issue ? [issue.split(";")[0]?.trim() ?? ""] : [],
    );
    if (allowed.includes(AUTHORITY)) return [ok(`${AUTHORITY} may give ${hostname} a certificate`)];
    return [
      warning(
        `only ${allowed.filter(Boolean).join(", ") || "nobody"} may give ${hostname} a certificate`,
        `Caddy asks ${AUTHORITY}: add the CAA record 0 issue "${AUTHORITY}", unless yours comes from elsewhere`,
      ),
    ];
  } catch (error) {
    return [skipped(`the DNS doesn't answer for ${hostname} (${reasonOf(error)})`)];
  }
}

/** The records of the name itself, or of the nearest one above that has some. */
async function nearest(name: string, resolver: Resolver): Promise<CaaRecord[]> {
  for (let labels = name.split("."); labels.length > 1; labels = labels.slice(1)) {
    const records = await resolver.resolveCaa(labels.join(".")).catch((error: unknown) => {
      if (["ENODATA", "ENOTFOUND"].includes(reasonOf(error))) return [];
      throw error;
    });
    if (records.some(({ issue }) => issue !== undefined)) return records;
  }
  return [];
}

/** As much of the global fetch as is needed. */
type Get = (url: string, init: RequestInit) => Promise<Response>;

/** Does the public address lead to this site, past the proxy in front? */
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
