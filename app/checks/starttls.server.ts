/** A TLS connection to a relay, to look at its certificate before anything is trusted to it. */
import { once } from "node:events";
import net from "node:net";
import tls from "node:tls";
import type { Relay } from "../delivery/smtp-url.server";

export type TlsFacts = {
  /** E.g. TLSv1.3. */
  version: string;
  /** Why the certificate isn't trusted, as a code of Node's; undefined: it is. */
  distrust: string | undefined;
  /** When the certificate ends, in ms since 1970. */
  validUntil: number;
};

/** In ms, for each step. */
const PATIENCE_MS = 10_000;

/** A plain connection. Rejects with the system's error. */
export async function connectTo({ host, port }: Relay): Promise<net.Socket> {
  const socket = net.connect({ host, port });
  await once(socket, "connect", { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      socket.destroy();
      throw error;
    },
  );
  // What happens to it later is told to whoever waits for it then.
  socket.on("error", () => undefined);
  return socket;
}

/** Undefined where the relay offers none (STARTTLS, RFC 3207). Rejects where it doesn't come about. */
export async function inspectTls(relay: Relay, socket: net.Socket): Promise<TlsFacts | undefined> {
  if (!relay.implicitTls && !(await requestTls(socket))) return undefined;
  const { host } = relay;
  const secured = tls.connect({
    socket,
    host,
    ...(net.isIP(host) === 0 && { servername: host }),
    minVersion: "TLSv1.2",
    // To say what is wrong with a certificate, it has to be seen. Nothing is sent.
    rejectUnauthorized: false,
  });
  await once(secured, "secureConnect", { signal: AbortSignal.timeout(PATIENCE_MS) });
  const facts = {
    version: secured.getProtocol() ?? "unknown",
    distrust: secured.authorized ? undefined : String(secured.authorizationError),
    validUntil: Date.parse(secured.getPeerCertificate().valid_to),
  };
  secured.destroy();
  return facts;
}

async function requestTls(socket: net.Socket): Promise<boolean> {
  await reply(socket);
  const capabilities = reply(socket);
  socket.write("EHLO check.invalid\r\n");
  if (!/^250[ -]STARTTLS\s*$/im.test(await capabilities)) return false;
  const consent = reply(socket);
  socket.write("STARTTLS\r\n");
  return (await consent).startsWith("220");
}

/** The relay's next reply, which may have several lines. Begin to wait before asking. */
async function reply(socket: net.Socket): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let text = "";
  while (!/^\d{3}( .*)?\r?\n$/m.test(text)) {
    const [chunk] = (await once(socket, "data", { signal })) as [Buffer];
    text += chunk.toString("latin1");
  }
  return text;
}
