/** An SMTP relay on loopback that does what relays do on bad days, and keeps what it took. */
import net from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Certificate } from "./certificates.ts";
import { eventually, freePort, pause } from "./site.ts";

export type RelayOptions = {
  /** Speaks STARTTLS with it; without one, no TLS. */
  certificate?: Certificate;
  /** TLS from the first byte, instead of STARTTLS. */
  secure?: boolean;
  /** Takes mail only from who logs in, as the relay's addresses do. */
  login?: boolean;
};

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

export type Message = ParsedMail & {
  text: string;
  /** As the envelope has them. */
  sender: string;
  recipients: string[];
  /** Whether its sender was told that it arrived. */
  acknowledged: boolean;
};

const USER = "website";
const PASSWORD = "p@ss";

/** Not a loopback address to the site, so that it demands TLS; yet nobody outside is asked. */
export const ELSEWHERE = "0.0.0.0";

export async function startRelay(options: RelayOptions = {}): Promise<Relay> {
  const relay = new Relay(options, await freePort());
  await relay.become({ kind: "accept" });
  return relay;
}

export class Relay {
  readonly port: number;
  readonly taken: Message[] = [];
  /** Codes that single recipients are refused with. */
  readonly refused = new Map<string, number>();
  private readonly options: RelayOptions;
  private mode: Mode = { kind: "accept" };
  /** How often it still rejects. */
  private left = 0;
  /** When each message was first tried, by its ID. */
  private readonly seen = new Map<string, number>();
  private readonly sockets = new Set<net.Socket>();
  private server: net.Server | undefined;

  constructor(options: RelayOptions, port: number) {
    this.options = options;
    this.port = port;
  }

  /** As a relay on the site's own machine. */
  get url(): string {
    return this.urlAt("127.0.0.1");
  }

  /** As a relay on another host, to which the site speaks with TLS alone. */
  get urlElsewhere(): string {
    return this.urlAt(ELSEWHERE);
  }

  /** Waits for a message with `words` in its subject, as the broker's mail has the reference. */
  arrival(words: string, withinMs?: number): Promise<Message> {
    return eventually(() => this.taken.find(({ subject }) => subject?.includes(words)), withinMs);
  }

  /** Goes on in another mode; connections that stand are cut. */
  async become(mode: Mode) {
    await this.stop();
    this.mode = mode;
    this.left = mode.kind === "reject" ? (mode.times ?? Infinity) : 0;
    if (mode.kind === "refuse") return;
    const smtp = mode.kind === "hang" ? undefined : this.smtpServer();
    // A client that doesn't like the certificate breaks the connection; that is its own to tell.
    smtp?.on("error", () => undefined);
    const server = smtp?.server ?? net.createServer();
    server.on("connection", (socket: net.Socket) => {
      this.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.server = server;
  }

  async stop() {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private urlAt(host: string): string {
    const { login, secure } = this.options;
    const user = login ? `${USER}:${encodeURIComponent(PASSWORD)}@` : "";
    return `${secure ? "smtps" : "smtp"}://${user}${host}:${this.port}`;
  }

  private smtpServer(): SMTPServer {
    const { certificate, secure = false, login } = this.options;
    return new SMTPServer({
      ...(this.mode.kind === "badCertificate" ? this.mode.certificate : certificate),
      secure,
      hideSTARTTLS: !certificate,
      disabledCommands: [...(login ? [] : ["AUTH"]), ...(certificate ? [] : ["STARTTLS"])],
      authMethods: ["PLAIN", "LOGIN"],
      authOptional: !login,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 10,
      onConnect: (_session, done) => done(this.rejection("connect")),
      onAuth({ username, password }, _session, done) {
        if (username === USER && password === PASSWORD) done(null, { user: username });
        else done(new Error("wrong user name or password"));
      },
      onMailFrom: (_address, _session, done) => done(this.rejection("mail")),
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refused.get(address);
        done(code ? refusal(code) : this.rejection("rcpt"));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => void this.answer(Buffer.concat(chunks), session, done));
      },
    });
  }

  private async answer(
    raw: Buffer,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) {
    const { mode } = this;
    const mail = await simpleParser(raw);
    const rejected = this.rejection("data") ?? this.greylisted(mail);
    if (rejected) {
      done(rejected);
      return;
    }
    if (mode.kind === "drop" && mode.when === "before") {
      this.keep(mail, session, { acknowledged: false });
      this.hangUp(session);
      return;
    }
    if (mode.kind === "slow") await pause(mode.ms);
    this.keep(mail, session, { acknowledged: true });
    done();
    if (mode.kind === "drop") setTimeout(() => this.hangUp(session), 2);
  }

  private keep(
    mail: ParsedMail,
    { envelope }: SMTPServerSession,
    { acknowledged }: { acknowledged: boolean },
  ) {
    this.taken.push({
      ...mail,
      text: mail.text ?? "",
      sender: envelope.mailFrom ? envelope.mailFrom.address : "",
      recipients: envelope.rcptTo.map(({ address }) => address),
      acknowledged,
    });
  }

  private rejection(stage: Stage): Error | undefined {
    const { mode } = this;
    if (mode.kind !== "reject" || mode.stage !== stage || this.left <= 0) return undefined;
    this.left--;
    return refusal(mode.code);
  }

  private greylisted({ messageId = "" }: ParsedMail): Error | undefined {
    if (this.mode.kind !== "greylist") return undefined;
    const first = this.seen.get(messageId) ?? Date.now();
    this.seen.set(messageId, first);
    return Date.now() - first < this.mode.ms ? refusal(451) : undefined;
  }

  private hangUp({ remotePort }: SMTPServerSession) {
    for (const socket of this.sockets) if (socket.remotePort === remotePort) socket.destroy();
  }
}

const refusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode });
