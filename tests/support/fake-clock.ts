import type { Clock } from "../../app/delivery/loop.server";

/** Time that passes when the test says so, and a wall clock that can be set. */
export class FakeClock implements Clock {
  #elapsed = 5000;
  #offset = Date.parse("2026-11-21T10:00:00Z") - this.#elapsed;
  #timers = new Set<{ at: number; work: () => void }>();

  now = () => this.#elapsed + this.#offset;
  elapsed = () => this.#elapsed;
  random = () => 0.5;
  after = (ms: number, work: () => void) => {
    const timer = { at: this.#elapsed + ms, work };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  set(byMs: number) {
    this.#offset += byMs;
  }

  /** Time in which the machine sleeps: nothing happens. */
  sleep(ms: number) {
    this.#elapsed += ms;
  }

  /** Lets `ms` pass, and all that falls due in it happen. */
  async pass(ms: number) {
    const end = this.#elapsed + ms;
    for (;;) {
      await settled();
      const [next] = [...this.#timers].toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.#timers.delete(next);
      this.#elapsed = Math.max(this.#elapsed, next.at);
      next.work();
    }
    this.#elapsed = end;
  }
}

/** Until nothing is left to be done without time passing. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};
