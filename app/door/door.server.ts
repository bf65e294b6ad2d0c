/**
 * The door: what answers every request in the place of remix-serve, which can't be configured. Node tells through
 * a documented channel when it starts to listen, and hands over its server.
 */
import diagnostics from "node:diagnostics_channel";
import http from "node:http";
import { setImmediate } from "node:timers/promises";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler, installGlobals } from "@remix-run/node";
import type { Site } from "../context";
import { log } from "../log.server";
import { watchConnection } from "./clients.server";
import { Guard } from "./guard.server";

const LISTENING = "tracing:net.server.listen:asyncStart";

/** Those that end the process. */
const SIGNALS = ["SIGTERM", "SIGINT"] as const;

const holder = globalThis as { siteGuard?: Guard };

/**
 * Puts the door in front of the next server that listens. Development calls this again with each build: its guard
 * takes the place of the one before.
 */
export function installDoor(site: Site) {
  const known = holder.siteGuard !== undefined;
  holder.siteGuard = new Guard(createRequestHandler(build, process.env.NODE_ENV), site);
  if (known) return;
  diagnostics.subscribe(LISTENING, onListening);

  function onListening(message: unknown) {
    const { server } = message as { server: unknown };
    if (!isHttpServer(server)) return;
    diagnostics.unsubscribe(LISTENING, onListening);
    standBefore(server, site);
  }
}

/** The newest. */
const guard = () => holder.siteGuard!;

/** remix-serve's own way to the application isn't asked any more. */
function standBefore(server: http.Server, site: Site) {
  // remix-serve has just replaced the global fetch classes by a slow polyfill; this puts Node's own back.
  installGlobals({ nativeFetch: true });
  const known = SIGNALS.map((signal) => ({ signal, others: process.listeners(signal) }));
  setTimeouts(server);
  server.on("connection", watchConnection);
  server.removeAllListeners("request");
  server.on("request", (request, response) => guard().answer(request, response));
  answerInsteadOfNode(server);
  server.once("listening", () => {
    // Since listen was called, remix-serve has added its own, which would close the server a second time.
    for (const { signal, others } of known) {
      const added = process.listeners(signal).filter((listener) => !others.includes(listener));
      for (const listener of added) process.off(signal, listener);
    }
    endOnSignal(server, site);
    void guard().warmUp();
  });
}

function isHttpServer(server: unknown): server is http.Server {
  return server instanceof http.Server;
}

/** What Node would answer by itself it answers without the protecting headers, or not at all. */
function answerInsteadOfNode(server: http.Server) {
  server.on("clientError", (error, socket) => guard().answerBroken(error, socket));
  server.on("connect", (_request, socket) => guard().answerConnect(socket));
  server.on("checkExpectation", (request, response) =>
    guard().answerExpectation(request, response),
  );
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
function endOnSignal(server: http.Server, site: Site) {
  const end = async (signal: string) => {
    log.info({ event: "stopping", signal });
    guard().letConnectionsEnd();
    await lastArrivals(server);
    const answered = new Promise((resolve) => server.close(resolve));
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_AT_END).unref());
    await Promise.race([Promise.all([answered, site.stop(PATIENCE_AT_END)]), patience]);
    server.closeAllConnections();
    log.info({ event: "stopped" });
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, (name) => void end(name));
}
