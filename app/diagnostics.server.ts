/**
 * What the site's parts say of their work, over Node's diagnostics channels: who measures subscribes, and nothing
 * below knows of it. Words from fixed lists and durations alone, nothing that could tell of a person.
 */
import { channel, type Channel } from "node:diagnostics_channel";

/**
 * Why somebody was turned away. An enquiry, by the rate limit or because it could be neither stored nor sent; any other
 * request, by the door.
 */
export const REFUSALS = [
  ...["rate_limit", "store"],
  ...["error", "foreign_origin", "gone", "method", "too_large", "unreadable", "work_limit"],
] as const;

type Messages = {
  /** An enquiry was taken on; what was known already isn't told again. */
  accepted: { form: string };
  /** Storing one has taken so long. */
  stored: { seconds: number };
  refused: { reason: (typeof REFUSALS)[number] };
  /** An attempt to deliver to the broker has ended, without a fault when all recipients have it. */
  attempt: { fault?: string };
  /** Somebody asked for what is kept, and got it ready or had to wait until it was made. */
  answer: { ready: boolean };
};
type Name = keyof Messages;

const channels: Record<Name, Channel> = {
  accepted: channel("site:accepted"),
  stored: channel("site:stored"),
  refused: channel("site:refused"),
  attempt: channel("site:attempt"),
  answer: channel("site:answer"),
};

/** Costs next to nothing where nobody has subscribed. */
export function publish<N extends Name>(name: N, message: Messages[N]): void {
  channels[name].publish(message);
}

/** `listener` must not throw: that would end the process. */
export function subscribe<N extends Name>(name: N, listener: (message: Messages[N]) => void): void {
  channels[name].subscribe((message) => listener(message as Messages[N]));
}
