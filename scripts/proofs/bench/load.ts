/** Load from autocannon, its answers counted and timed one by one: its own quantiles are whole milliseconds. */
import autocannon from "autocannon";

export type Load = { rate: number; p50: number; p99: number };

export type Shot = {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A form's body, made anew for each request. */
  body?: () => string;
  status: number;
  /** Gets the Location header of each answer. */
  onLocation?: (location: string) => void;
};

/** Requests a second, and quantiles in ms. Rejects where an answer isn't what was asked for. */
export async function load(shot: Shot): Promise<Load> {
  const { url, connections, seconds, headers = {}, body, status, onLocation } = shot;
  const times: number[] = [];
  let strange = 0;
  const { errors, duration } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(body && { requests: [posting(body)] }),
    setupClient(client) {
      client.on("response", (statusCode, _bytes, ms) => {
        times.push(ms);
        if (statusCode !== status) strange++;
      });
      if (onLocation) client.on("headers", (head) => onLocation(locationIn(head)));
    },
  });
  if (strange + errors > 0) throw new Error(`${url}: ${strange} other answers, ${errors} errors`);
  return { rate: times.length / duration, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function posting(body: () => string): autocannon.Request {
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
    },
    setupRequest: (request) => ({ ...request, body: body() }),
  };
}

/** autocannon's types promise an object; its parser gives a list of names and values. */
function locationIn(head: unknown): string {
  const { headers } = head as { headers: string[] };
  const at = headers.findIndex((name, index) => index % 2 === 0 && /^location$/i.test(name));
  return headers[at + 1] ?? "";
}

/** The value below which `share` of them lie; in whatever order they come. NaN where there are none. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

/** Runs all in turn, several times over, so that a machine's moods meet each alike. Gives the runs of each. */
export async function inTurn<T>(rounds: number, runs: (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = runs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runs.entries()) results[index]?.push(await run());
  }
  return results;
}

/** The middle of several runs, each figure by itself. */
export const middle = (runs: Load[]): Load => ({
  rate: median(runs.map(({ rate }) => rate)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
});

/** How fast `ours` is beside `theirs`: the middle of what each round says, since a round saw one machine. */
export const ratio = (ours: Load[], theirs: Load[]) =>
  median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? NaN)));
