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
