/**
 * The outbox: every accepted enquiry stands here until the broker has it. And when one that could not be delivered is
 * tried again. The verbs are asynchronous and few, so that another database can stand behind them.
 */
import type { AcceptedEnquiry, Enquiry, FormKind } from "../enquiry/enquiry";

/**
 * waiting: owed to the broker, tried when due. parked: refused for good or given up on, kept until someone
 * acts. delivered: the relay has taken it, or the broker has settled it.
 */
export type State = "waiting" | "parked" | "delivered";

export type Owed = {
  enquiry: AcceptedEnquiry;
  /** Attempts that have ended without delivery. */
  failures: number;
  /** How many of them were the relay's refusal for good. */
  refusals: number;
  /** Addresses of recipients that have it already, while others haven't. */
  takenBy: string[];
  /** Whose claim it is. Once another one has claimed it, what is said under this lease changes nothing any more. */
  lease: string;
};

/** An enquiry whose delivery is under way; without `lease`, whoever's it is. */
export type Held = { reference: string; lease?: string };

export type Backlog = {
  waiting: number;
  parked: number;
  /** When the oldest enquiry that is still owed was received, in ms since 1970; undefined: none is owed. */
  oldest: number | undefined;
};

/** When and how to go on with an enquiry that could not be delivered. */
export type Retry = {
  state: Exclude<State, "delivered">;
  /** ms since 1970; undefined: not until someone acts. */
  dueAt: number | undefined;
  /** Whether the relay refused it for good. */
  refused: boolean;
  /** Class of the fault, never a person's data. */
  fault: string;
  /** Addresses of all recipients that have it already; none where it is left out. */
  takenBy?: string[];
};

export interface Outbox {
  /**
   * Stores an enquiry durably: when the promise resolves, it has been flushed to disk. The same content
   * within ten minutes is the same enquiry and gets the reference that it already has. Its delivery isn't
   * tried before `heldUntil`, in ms since 1970, at most a day ahead. Rejects where it could not be stored; with
   * `MaybeStored` where nobody knows.
   */
  put(enquiry: Enquiry, heldUntil?: number): Promise<{ reference: string; repeated: boolean }>;
  /** The reference of the same content, stored within ten minutes; undefined: there is none. */
  known(enquiry: Enquiry): Promise<string | undefined>;
  /** Takes up to `limit` due enquiries and keeps others from them for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<Owed[]>;
  /** Extends the lease on enquiries whose delivery is under way. */
  renew(held: Held[], leaseMs: number): Promise<void>;
  /** The relay has taken it. `lease`: under which it was sent; without it, whoever has one. */
  sent(reference: string, lease?: string): Promise<void>;
  /** It could not be delivered: when to go on, or parked. Ends the lease; `lease` as with `sent`. */
  retry(reference: string, retry: Retry, lease?: string): Promise<void>;
  /** Makes all that waits due at once: the relay may be back. What is parked or held stays so. */
  hurry(): Promise<void>;
  /** When the next enquiry falls due, in ms since 1970. */
  nextDue(): Promise<number | undefined>;
  stats(): Promise<Backlog>;
  /** Erases the content of enquiries that were delivered before `before`, in ms since 1970. */
  purge(before: number): Promise<number>;
  /** Rejects where an enquiry could not be stored durably right now. */
  probe(): Promise<void>;
  close(): void;
}

/** What the links in the broker's mail do. */
export interface Desk {
  /** When it was received, in ms since 1970, while its content is kept; undefined: no such enquiry, or erased. */
  kept(reference: string): Promise<number | undefined>;
  /** Makes it due now, as the operator's command does. False: nothing of it is kept. */
  resend(reference: string): Promise<boolean>;
  /**
   * Erases its content at once, whatever its state: nothing more is sent of it. As "spam", it is counted, and no
   * receipt goes out that is still owed. False: nothing of it is kept.
   */
  settle(reference: string, as: "done" | "spam"): Promise<boolean>;
}

/** What has become of a wish to send it again. */
export type Resent = "due" | "underWay" | "erased" | "unknown";

/** Cumulative, since the tables were made. */
export type Counts = {
  received: Record<FormKind, number>;
  /** Each enquiry once, however often it was resent. */
  delivered: number;
  /** Marked when they came in. */
  suspicious: number;
  /** Called so by the broker. */
  spam: number;
};

/** What is owed, without its content. */
export type Waiting = {
  reference: string;
  state: Exclude<State, "delivered">;
  /** ms since 1970. */
  receivedAt: number;
};

/** What the site has told of itself, so that it is told once, over restarts and by one of several processes. */
export interface Notices {
  counts(): Promise<Counts>;
  /** Oldest first. */
  owed(limit: number): Promise<Waiting[]>;
  /**
   * What was noted last under `name`, "" where nothing was; others are kept from it for `leaseMs`, the same for all of
   * them. Undefined: another process has it.
   */
  claim(name: string, leaseMs: number): Promise<string | undefined>;
  /** Notes `value` and ends the lease. */
  note(name: string, value: string): Promise<void>;
}

/** All that is kept in one place. */
export type Store = Outbox & Desk & { readonly notices: Notices };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 60 * MINUTE;
/** Waits vary by this share, so that a backlog doesn't knock all at once. */
const SPREAD = 0.2;
const GIVE_UP_AFTER = 5 * DAY;
const REFUSED_WAITS = [1 * HOUR, 6 * HOUR, 24 * HOUR];

/** The longest that this schedule lets an enquiry wait, in ms. */
export const LONGEST_WAIT_MS = {
  waiting: LONGEST_WAIT * (1 + SPREAD),
  parked: Math.max(...REFUSED_WAITS),
};

type NextAttempt = { state: "waiting" | "parked"; dueAt: number | undefined };

/**
 * Temporary faults: 30 s, doubling to 60 min, each ±20 %, for 5 days; then parked.
 * Refused: parked at once, tried again after 1, 6 and 24 h; then only when someone acts.
 * All times in ms since 1970; `failures` counts the attempts that have failed, `refusals`
 * those of them that were refused, both with this one; `random` is from 0 up to 1.
 */
export function nextAttempt(fault: {
  refused: boolean;
  failures: number;
  refusals: number;
  receivedAt: number;
  now: number;
  random: number;
}): NextAttempt {
  const { refused, failures, refusals, receivedAt, now, random } = fault;
  if (refused) {
    const wait = REFUSED_WAITS[refusals - 1];
    return { state: "parked", dueAt: wait === undefined ? undefined : now + wait };
  }
  if (now - receivedAt >= GIVE_UP_AFTER) return { state: "parked", dueAt: undefined };
  const wait = Math.min(FIRST_WAIT * 2 ** Math.min(failures - 1, 20), LONGEST_WAIT);
  const spread = 1 + SPREAD * (2 * random - 1);
  return { state: "waiting", dueAt: Math.round(now + wait * spread) };
}
