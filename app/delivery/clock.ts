/** Time and chance, as delivery sees them: a test brings its own. */
export type Clock = {
  /** ms since 1970. It can be set, forwards and backwards. */
  now: () => number;
  /** ms since some moment. It never goes back. */
  elapsed: () => number;
  /** From 0 up to 1. */
  random: () => number;
  /** Does `work` once, in `ms`; gives what prevents it. Never holds the process. */
  after: (ms: number, work: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
