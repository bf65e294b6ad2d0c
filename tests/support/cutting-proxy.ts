/** Stands between a client and PostgreSQL, and cuts the connection where it is told to. */
import { once } from "node:events";
import net from "node:net";

/** before: the commit never arrives. after: it does, and its answer is lost. begin: right after a transaction's begin. */
export type Cut = "before" | "after" | "begin";

const COMMIT = Buffer.from("COMMIT\0");
const BEGIN = Buffer.from("BEGIN;");

export class CuttingProxy {
  readonly port: number;
  readonly #server: net.Server;
  readonly #target: number;
  readonly #open = new Set<net.Socket>();
  /** What is to be cut, one after the other; then nothing is. */
  cuts: Cut[] = [];
  /** Only transactions are cut in which this was said. */
  only = "";
  /** How many connections it has cut. */
  done = 0;
  /** Nobody gets through, from the next cut on, and who is connected is cut off. */
  shutAfterCut = false;
  /** Nobody gets through. */
  shut = false;

  private constructor(server: net.Server, target: number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as net.AddressInfo).port;
    server.on("connection", (client) => this.#connect(client));
  }

  /** In front of what listens on this machine's `target`. */
  static async start(target: number): Promise<CuttingProxy> {
    const server = net.createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new CuttingProxy(server, target);
  }

  #connect(client: net.Socket) {
    const database = net.connect(this.#target, "127.0.0.1");
    let answerLost = false;
    let said = "";
    const cut = () => {
      this.done++;
      if (this.shutAfterCut) {
        this.shut = true;
        for (const socket of this.#open) socket.destroy();
      }
      client.resetAndDestroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      this.#open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    if (this.shut) {
      client.destroy();
      return;
    }
    client.on("data", (bytes) => {
      const [next] = this.cuts;
      said = bytes.includes(BEGIN) ? "" : said + bytes.toString("latin1");
      if (next && said.includes(this.only) && bytes.includes(next === "begin" ? BEGIN : COMMIT)) {
        this.cuts.shift();
        if (next === "before") {
          cut();
          return;
        }
        answerLost = true;
      }
      database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (answerLost) cut();
      else client.write(bytes);
    });
  }

  async stop() {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    await once(this.#server, "close");
  }
}
