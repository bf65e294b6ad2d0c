/** May the authority that Caddy asks give this name a certificate? CAA records say who may (RFC 8659). */
import type { CaaRecord } from "node:dns";
import { Resolver } from "node:dns/promises";
import net from "node:net";
import { findings, reasonOf, type Finding } from "./finding";

/** Whom Caddy asks first. */
const AUTHORITY = "letsencrypt.org";

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
