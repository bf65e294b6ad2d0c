/** A real relay with TLS and login, which keeps what it is sent and can be told to refuse. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { makeCertificate, type Certificate } from "./certificates.ts";
import { eventually } from "./site.ts";

export const USER = "website";
export const PASSWORD = "p@ss";

/** Not a loopback address to the site, so that it demands TLS; yet nobody outside is asked. */
export const HOST = "0.0.0.0";

export type TestRelay = {
  port: number;
  /** With the right login, unless another is given. */
  url: (login?: string, scheme?: string) => string;
  mails: ParsedMail[];
  mail: (wanted: (mail: ParsedMail) => boolean) => Promise<ParsedMail>;
  /** Recipients that it refuses for good. */
  refused: Set<string>;
  close: () => Promise<void>;
};

export async function openRelay({
  certificate = makeCertificate(),
  ...options
}: SMTPServerOptions & { certificate?: Certificate } = {}): Promise<TestRelay> {
  const mails: ParsedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    ...certificate,
    authMethods: ["PLAIN", "LOGIN"],
    onAuth({ username, password }, _session, done) {
      if (username === USER && password === PASSWORD) done(null, { user: username });
      else done(new Error("wrong user name or password"));
    },
    onRcptTo({ address }, _session, done) {
      done(
        refused.has(address)
          ? Object.assign(new Error("no such user"), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  // Clients that don't like the certificate break the connection; that is theirs to tell.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: (login = `${USER}:${encodeURIComponent(PASSWORD)}@`, scheme = "smtp") =>
      `${scheme}://${login}${HOST}:${port}`,
    mails,
    mail: (wanted) => eventually(() => mails.find(wanted)),
    refused,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
