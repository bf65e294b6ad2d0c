/** What an enquiry costs and how long things take: a line each beside every way to send one. */
import type { Broker } from "../broker/profile.server";
import { timeInPassing } from "./reachability";
import { costInPassing } from "./remuneration";

export type CostAndTime = { label: string; text: string }[];

/** `half`: what the page is about; left out: all. What the profile doesn't say has no line. */
export function costAndTime(broker: Broker, half?: "insurance" | "finance"): CostAndTime {
  const area = half === "finance" ? "loans" : half;
  return [
    { label: "Kosten", text: costInPassing(broker, area) },
    { label: "Zeit", text: timeInPassing(broker) },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
