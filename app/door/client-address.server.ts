/** Whose request it is, as far as limits are concerned. */
import ipaddr from "ipaddr.js";

/**
 * The client's address: the socket's, or, behind `proxies` trusted proxies, the one that the outermost of
 * them saw. What stands further left in X-Forwarded-For was written by the client and isn't believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const hops = [...(forwardedFor ?? "").split(","), socketAddress ?? ""]
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-1 - Math.min(proxies, hops.length - 1)) ?? "";
}

/** One key a household: an IPv4 address, or the /64 of an IPv6 address. */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/** A network with the share it has of what one household is allowed. */
export type Network = { network: string; share: number };

/** How many times what a household is allowed the widest network is. */
export const WIDEST_SHARE = 4;

/**
 * The networks that count for a `limitKey`, narrowest first. Whoever has one address often has its network: a
 * /56 or /48 of IPv6 is one customer's, 256 addresses of IPv4 are for hire together.
 */
export function networksOf(key: string): Network[] {
  const own = { network: key, share: 1 };
  if (key.includes(":")) {
    const [one, two, three, four = "0"] = key.split(":");
    const site = `${one}:${two}:${three}`;
    const upper = (parseInt(four, 16) >> 8).toString(16);
    return [
      own,
      { network: `${site}:${upper}/56`, share: 2 },
      { network: `${site}/48`, share: WIDEST_SHARE },
    ];
  }
  if (key.includes(".")) {
    return [own, { network: `${key.replace(/\.\d+$/, "")}/24`, share: WIDEST_SHARE }];
  }
  return [own];
}
