/**
 * The door: what every request passes before remix-serve sees it. remix-serve can't be configured, but Node
 * tells through a documented channel when it starts to listen, and hands over its server.
 */
import diagnostics from "node:diagnostics_channel";
import http from "node:http";
import { setImmediate } from "node:timers/promises";
import { installGlobals } from "@remix-run/node";
import morgan from "morgan";
import { environment } from "../config/environment.server";
import { log } from "../log.server";
import { services } from "../site.server";
import { watchConnection } from "./connections.server";
import {
  answerBrokenRequest,
  answerConnect,
  answerExpectation,
  guard,
  letConnectionsEnd,
  warmUp,
} from "./guard.server";

const LISTENING = "tracing:net.server.listen:asyncStart";

type Listener = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const holder = globalThis as { siteDoor?: typeof guard };

/** Puts the door in front of the next server that listens. Development imports this again: the newest guards. */
export function installDoor() {
  const known = holder.siteDoor !== undefined;
  holder.siteDoor = guard;
  if (known) return;
  environment();
  services();
  logAccessWithoutQuery();
  diagnostics.subscribe(LISTENING, onListening);
}

function onListening(message: unknown) {
  const { server } = message as { server: unknown };
  if (!isHttpServer(server)) return;
  diagnostics.unsubscribe(LISTENING, onListening);
  // remix-serve has just replaced the global fetch classes by a slow polyfill; this puts Node's own back.
  installGlobals({ nativeFetch: true });
  setTimeouts(server);
  server.on("connection", watchConnection);
  const [application] = server.listeners("request") as [Listener];
  server.removeAllListeners("request");
  server.on("request", (request, response) => holder.siteDoor?.(request, response, application));
  answerInsteadOfNode(server);
  endOnSignal(server);
  server.once("listening", () => void warmUp());
}

function isHttpServer(server: unknown): server is http.Server {
  return server instanceof http.Server;
}

/** What Node would answer by itself it answers without the protecting headers, or not at all. */
function answerInsteadOfNode(server: http.Server) {
  server.on("clientError", answerBrokenRequest);
  server.on("connect", answerConnect);
  server.on("checkExpectation", answerExpectation);
  // The guard looks for it itself; a constructor's option, read at each request.
  Object.assign(server, { requireHostHeader: false });
}

/** Slow clients are cut; a visitor on a bad line sends 64 KiB in far less than this. In ms. */
function setTimeouts(server: http.Server) {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 5_000;
  // Silence, also the site's own while it waits for the relay. Later than the others: a connection that is cut
  // for silence gets no answer, one that is over time a 408.
  server.timeout = 25_000;
  server.maxHeadersCount = 100;
  // How often Node looks for clients that are over time; a constructor's option, read when listening begins.
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
}

/** remix-serve logs every address; this leaves out what could have been typed, and goes the log's own way. */
function logAccessWithoutQuery() {
  morgan.format("tiny", (_tokens, request, response) => {
    const { method, url = "" } = request;
    const path = url.split("?")[0];
    log.info({ event: "request", method, path, status: response.statusCode });
    // Nothing is left for morgan to write.
    return undefined;
  });
}

/** What is being answered or delivered when the process is told to end may take this long, in ms. */
const PATIENCE_AT_END = 8000;

/** Turns of the event loop without a new connection after which nobody is waiting: each turn takes one. */
const QUIET_TURNS = 3;
/** In ms: someone may connect all the time. */
const LONGEST_WAIT = 2000;

/** Waits for those who have connected but weren't looked at yet: where listening ends, they would be cut off. */
async function lastArrivals(server: http.Server) {
  let quiet = 0;
  const arrived = () => (quiet = 0);
  server.on("connection", arrived);
  const until = performance.now() + LONGEST_WAIT;
  while (quiet < QUIET_TURNS && performance.now() < until) {
    await setImmediate();
    quiet++;
  }
  server.off("connection", arrived);
}

/** Ends within 10 s: no new connections, what is under way may end, then the process does. */
function endOnSignal(server: http.Server) {
  const close = server.close.bind(server);
  // remix-serve would close it once more, and print that as an error.
  server.close = () => server;
  const end = async (signal: string) => {
    log.info({ event: "stopping", signal });
    letConnectionsEnd();
    await lastArrivals(server);
    const { deliverer, receipts, outbox } = services();
    const answered = new Promise((resolve) => close(resolve));
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_AT_END).unref());
    const ends = [answered, deliverer.stop(PATIENCE_AT_END), receipts.stop(PATIENCE_AT_END)];
    await Promise.race([Promise.all(ends), patience]);
    server.closeAllConnections();
    outbox.close();
    log.info({ event: "stopped" });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"])
    process.once(signal, (name: string) => void end(name));
}
