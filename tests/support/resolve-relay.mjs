// Loaded into the site by a test: relay.test is this machine, without being a loopback address by name.
import dns from "node:dns";

const lookup = dns.lookup;
dns.lookup = (host, ...rest) => lookup(host === "relay.test" ? "127.0.0.1" : host, ...rest);
