/** The links in the broker's mail: their addresses, their signatures, and the secret that makes these. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { log } from "../log.server";
import { isReference } from "./enquiry";

/** What a link asks for, as its address says it. */
export const LINK_ACTIONS = ["erledigt", "spam", "nochmal"] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

export type MailLink = { reference: string; action: LinkAction; signature: string };

/** All their addresses begin so. */
export const LINK_ROOT = "/anfrage/";

/** Stands for every address below that root that can't be a link. */
const NO_LINK = `${LINK_ROOT}-`;

/** 128 bits in base64url, of which the last letter is never one that a mail program leaves out of a link. */
const SIGNATURE_BYTES = 16;
const SIGNATURE = /^[\w-]{22}$/;

const isAction = (text: string | undefined): text is LinkAction =>
  LINK_ACTIONS.some((action) => action === text);

/** The path of a link to do `action` with an enquiry; the same one always has the same. */
export function linkPath(
  secret: string,
  { reference, receivedAt }: { reference: string; receivedAt: string },
  action: LinkAction,
): string {
  const signature = signatureOf(secret, reference, Date.parse(receivedAt), action);
  return `${LINK_ROOT}${reference}/${action}/${signature}`;
}

function signatureOf(secret: string, reference: string, receivedAt: number, action: LinkAction) {
  const code = createHmac("sha256", secret).update(`${reference} ${receivedAt} ${action}`).digest();
  return code.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

/** The page that says that `action` was done. It is everybody's, and names no enquiry. */
export const donePath = (action: LinkAction) => LINK_ROOT + action;

/** The action that `pathname` says was done; undefined: it is no such page. */
export const doneAt = (pathname: string): LinkAction | undefined =>
  LINK_ACTIONS.find((action) => donePath(action) === pathname);

/** What stands at `pathname`, letter for letter; undefined where it doesn't have the shape of a link. */
function linkAt(pathname: string): MailLink | undefined {
  if (!pathname.startsWith(LINK_ROOT)) return undefined;
  const [reference, action, signature = "", ...more] = pathname.slice(LINK_ROOT.length).split("/");
  if (!isReference(reference) || !isAction(action) || more.length > 0) return undefined;
  return SIGNATURE.test(signature) ? { reference, action, signature } : undefined;
}

/** `pathname`, where it may be a link's or a done page's, else one and the same address for all others. */
export const knownLinkPath = (pathname: string): string =>
  linkAt(pathname) || doneAt(pathname) ? pathname : NO_LINK;

/** `pathname` as the log may have it: without a signature. */
export function loggedPath(pathname: string): string {
  const link = linkAt(pathname);
  return link ? `${LINK_ROOT}${link.reference}/${link.action}` : pathname;
}

/**
 * The link at `pathname`, if the site has made it and its enquiry is kept; else undefined, whatever is the matter.
 * `desk.kept` tells when an enquiry was received, in ms since 1970: it is a part of what is signed, so it is asked before
 * the signature is looked at, and what follows takes the same time for every one.
 */
export async function validLink(
  pathname: string,
  secret: string,
  desk: { kept(reference: string): Promise<number | undefined> },
): Promise<MailLink | undefined> {
  const link = linkAt(pathname);
  if (!link) return undefined;
  const { reference, action, signature } = link;
  const receivedAt = await desk.kept(reference);
  const right = Buffer.from(signatureOf(secret, reference, receivedAt ?? 0, action));
  const same = timingSafeEqual(right, Buffer.from(signature));
  return same && receivedAt !== undefined ? link : undefined;
}

/** Does what a valid link asks for. False: meanwhile nothing of its enquiry is kept. */
export async function carryOut(
  { reference, action }: MailLink,
  desk: {
    resend(reference: string): Promise<boolean>;
    settle(reference: string, as: "done" | "spam"): Promise<boolean>;
  },
): Promise<boolean> {
  const done =
    action === "nochmal"
      ? await desk.resend(reference)
      : await desk.settle(reference, action === "spam" ? "spam" : "done");
  if (done) log.info({ event: "link used", reference, action });
  return done;
}

const SECRET_BYTES = 32;
/** In letters, as the setting LINK_SECRET has it. */
const SHORTEST_SECRET = 32;

/**
 * The secret in `file`. Where there is none and it is to `make` one, that is for the site's user alone, and flushed; of
 * processes that start at once, all get the first one's. Throws where it can be neither read nor made.
 */
export function secretIn(file: string, { make = true } = {}): string {
  if (make && !fs.existsSync(file)) makeSecret(file);
  const secret = fs.readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST_SECRET) throw new Error("the file holds no secret");
  return secret;
}

function makeSecret(file: string) {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Whole before it has its name: neither a killed process nor a full disk leaves a half of one.
  const part = `${file}.${randomUUID()}`;
  try {
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    fs.writeFileSync(part, `${secret}\n`, { mode: 0o600, flag: "wx", flush: true });
    fs.linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
  const descriptor = fs.openSync(folder, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
