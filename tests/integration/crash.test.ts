import { expect, it } from "vitest";
import { crashLoop, seeded } from "../support/crash-loop";
import { startRelay, type Mode } from "../support/relay";

// The short form; `npm run torture` is the long one, and the one that measures times.
it.concurrent.each<Mode>([
  { kind: "accept" },
  { kind: "slow", ms: 400 },
  { kind: "reject", code: 451, stage: "data", times: 10 },
  { kind: "reject", code: 550, stage: "rcpt" },
  { kind: "drop", when: "before" },
])(
  "$kind $code: nothing accepted is lost over kills, and a repeat is recognisable",
  async (mode) => {
    const relay = await startRelay();
    const plan = { mode, enquiries: 40, kills: 5, random: seeded(7) };
    const tally = await crashLoop(relay, { SMTP_URL: relay.url }, plan);
    await relay.stop();
    expect(tally.accepted).toBeGreaterThanOrEqual(40);
    expect(tally.lost).toBe(0);
    expect(tally.strangers).toBe(0);
    expect(tally.repeats).toBeLessThanOrEqual(tally.kills + tally.withheld);
  },
);
