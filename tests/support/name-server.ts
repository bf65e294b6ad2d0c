/** A name server on loopback that knows the TXT and CAA records it is given, and nothing else. */
import dgram from "node:dgram";
import { once } from "node:events";
import * as packet from "dns-packet";

export type NameServer = { address: string; close: () => void };

/** TXT records by name; a name without records exists all the same. `authorities`: who may issue for a name. */
export async function openNameServer(
  zone: Record<string, string[]>,
  authorities: Record<string, string[]> = {},
): Promise<NameServer> {
  const socket = dgram.createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { id, questions = [] } = packet.decode(message);
    const name = questions[0]?.name.toLowerCase() ?? "";
    const known = questions[0]?.type === "CAA" ? authorities : zone;
    const exists = Object.hasOwn(zone, name) || Object.hasOwn(authorities, name);
    const records = exists ? (known[name] ?? []) : undefined;
    const NAME_ERROR = 3;
    const answer = packet.encode({
      type: "response",
      id: id ?? 0,
      flags: packet.AUTHORITATIVE_ANSWER | (records ? 0 : NAME_ERROR),
      questions,
      // A string of a record has at most 255 bytes: longer ones are sent in parts.
      answers: (records ?? []).map((text) =>
        known === authorities
          ? { type: "CAA", name, ttl: 0, data: { flags: 0, tag: "issue", value: text } }
          : { type: "TXT", name, ttl: 0, data: text.match(/.{1,200}/g) ?? [""] },
      ),
    });
    socket.send(answer, port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
