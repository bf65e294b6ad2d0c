/** An SMTP relay on loopback that does what relays do on bad days, and keeps what it took. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { freePort, temporaryFolder } from "./site.ts";

type Stage = "connect" | "mail" | "rcpt" | "data";

export type Mode =
  | { kind: "accept" }
  /** The answer to a message takes this long, in ms. */
  | { kind: "slow"; ms: number }
  /** Answers with this code at this stage, `times` times; then accepts. */
  | { kind: "reject"; code: number; stage: Stage; times?: number }
  /** The first try of each message in `ms` is put off. */
  | { kind: "greylist"; ms: number }
  /** Takes the message and hangs up before or after saying so. */
  | { kind: "drop"; when: "before" | "after" }
  /** Takes the connection and never says a word. */
  | { kind: "hang" }
  /** Nobody listens. */
  | { kind: "refuse" }
  /** Offers TLS with a certificate nobody vouches for. */
  | { kind: "badCertificate"; certificate: Certificate };

export type TakenMessage = {
  messageId: string;
  text: string;
  acknowledged: boolean;
  /** For whom, by the envelope. */
  recipients: string[];
};
export type Certificate = { key: string; cert: string };

/** Speaks STARTTLS where it has a certificate. */
export async function startRelay({ certificate }: { certificate?: Certificate } = {}) {
  const port = await freePort();
  const taken: TakenMessage[] = [];
  const sockets = new Set<net.Socket>();
  const seen = new Map<string, number>();
  const parsing = new Set<Promise<void>>();
  let mode: Mode = { kind: "accept" };
  let left = Infinity;
  let close = () => Promise.resolve();
  let connections = 0;
  /** Codes that single recipients are refused with. */
  const refused = new Map<string, number>();

  const refusal = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
  const rejection = (stage: Stage) => {
    if (mode.kind !== "reject" || mode.stage !== stage || left <= 0) return undefined;
    left--;
    return refusal(mode.code);
  };

  function keep(raw: Buffer, acknowledged: boolean, { envelope }: SMTPServerSession) {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    const job = simpleParser(raw).then(({ messageId = "", text = "" }) => {
      taken.push({ messageId, text, acknowledged, recipients });
    });
    parsing.add(job);
    void job.finally(() => parsing.delete(job));
    return job;
  }

  const smtpServer = () =>
    new SMTPServer({
      ...(mode.kind === "badCertificate" ? mode.certificate : certificate),
      hideSTARTTLS: !certificate,
      disabledCommands: certificate ? ["AUTH"] : ["AUTH", "STARTTLS"],
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 10,
      onConnect(_session, done) {
        connections++;
        done(rejection("connect"));
      },
      onMailFrom: (_address, _session, done) => done(rejection("mail")),
      onRcptTo({ address }, _session, done) {
        const code = refused.get(address);
        done(code ? refusal(code) : rejection("rcpt"));
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => void answer(Buffer.concat(chunks), session, done));
      },
    });

  async function answer(
    raw: Buffer,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) {
    const rejected = rejection("data");
    if (rejected) {
      done(rejected);
      return;
    }
    if (mode.kind === "greylist" && isFirstTry(raw, mode.ms)) {
      done(Object.assign(new Error("greylisted"), { responseCode: 451 }));
      return;
    }
    if (mode.kind === "drop" && mode.when === "before") {
      await keep(raw, false, session);
      hangUp(session);
      return;
    }
    if (mode.kind === "slow") await new Promise((resolve) => setTimeout(resolve, slowness()));
    await keep(raw, true, session);
    done();
    if (mode.kind === "drop") setTimeout(() => hangUp(session), 2);
  }

  const slowness = () => (mode.kind === "slow" ? mode.ms : 0);

  function isFirstTry(raw: Buffer, ms: number): boolean {
    const id = /^Message-ID: (.*)$/im.exec(raw.toString())?.[1] ?? "";
    const first = seen.get(id) ?? Date.now();
    seen.set(id, first);
    return Date.now() - first < ms;
  }

  function hangUp(session: SMTPServerSession) {
    for (const socket of sockets) {
      if (socket.remotePort === session.remotePort) socket.destroy();
    }
  }

  async function open() {
    if (mode.kind === "refuse") return;
    const smtp = mode.kind === "hang" ? undefined : smtpServer();
    const server = smtp?.server ?? net.createServer(() => connections++);
    smtp?.on("error", () => undefined);
    server.on("connection", (socket: net.Socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    close = async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    };
  }

  await open();
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    connections: () => connections,
    /** Goes on in another mode; connections that stand are cut. */
    async become(next: Mode) {
      await close();
      close = () => Promise.resolve();
      mode = next;
      left = next.kind === "reject" ? (next.times ?? Infinity) : 0;
      await open();
    },
    settled: () => Promise.all(parsing),
    stop: () => close(),
  };
}

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** A certificate for `relay.test`, signed by itself. Needs openssl. */
export function selfSignedCertificate(): Certificate {
  const folder = temporaryFolder();
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const args = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=relay.test".split(" ");
  args.push("-addext", "subjectAltName=DNS:relay.test", "-keyout", key, "-out", cert);
  execFileSync("openssl", args, { stdio: "ignore" });
  return { key: fs.readFileSync(key, "utf8"), cert: fs.readFileSync(cert, "utf8") };
}
