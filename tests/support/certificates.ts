/** Certificates of a test's own, made by openssl: valid, about to end, expired, or for another name. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./site.ts";

export type Certificate = { key: string; cert: string; certFile: string };

const DAY_MS = 24 * 60 * 60_000;

/** Signed by itself, so that NODE_EXTRA_CA_CERTS can make it trusted. `subject`: IP:… or DNS:… */
export function makeCertificate({ subject = "IP:0.0.0.0", days = 60 } = {}): Certificate {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  fs.writeFileSync(file("index.txt"), "");
  fs.writeFileSync(
    file("ca.cnf"),
    `[ca]
default_ca = authority
[authority]
database = index.txt
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = policy
x509_extensions = extensions
[policy]
commonName = supplied
[extensions]
basicConstraints = CA:TRUE
subjectAltName = ${subject}
`,
  );
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl(
    "req",
    "-new",
    ...curve,
    "-keyout",
    "key.pem",
    "-out",
    "request.pem",
    "-subj",
    "/CN=relay",
  );
  // Only this command can be told both dates, in every version of openssl.
  const dates = ["-startdate", stamp(-90), "-enddate", stamp(days)];
  const signed = ["-selfsign", "-keyfile", "key.pem", "-in", "request.pem", "-out", "cert.pem"];
  openssl("ca", "-batch", "-notext", "-config", "ca.cnf", ...signed, ...dates);
  const read = (name: string) => fs.readFileSync(file(name), "utf8");
  return { key: read("key.pem"), cert: read("cert.pem"), certFile: file("cert.pem") };
}

/** As openssl writes a time: 20261121093000Z. */
function stamp(daysFromNow: number): string {
  const time = new Date(Date.now() + daysFromNow * DAY_MS).toISOString();
  return time.replace(/\.\d+|[-:T]/g, "");
}
