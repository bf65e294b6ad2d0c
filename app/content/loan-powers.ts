/** For whom the broker may act with loans, as the profile says it. Where it says nothing, nothing is claimed. */
import type { Broker } from "../broker/profile.server";

type LoanFacts = Pick<Broker, "loans">;

/** A sentence; undefined where the profile doesn't say. */
export function lenderTies({ loans }: LoanFacts): string | undefined {
  if (!loans) return undefined;
  if (loans.powers === "independent") {
    return "Ich bin an keinen Darlehensgeber gebunden und für keinen ausschließlich tätig.";
  }
  const lenders = loans.lenders.length === 1 ? "diesen Darlehensgeber" : "diese Darlehensgeber";
  return `Ich bin ausschließlich für ${lenders} tätig: ${loans.lenders.join(", ")}.`;
}

/** What advertising loans has to name (Art. 247 § 13 Abs. 4 EGBGB). */
export function scopeOfPowers({ loans }: LoanFacts): string | undefined {
  if (!loans) return undefined;
  return loans.powers === "independent"
    ? "Umfang meiner Befugnisse: Ich vermittle unabhängig und bin an keinen Darlehensgeber gebunden."
    : `Umfang meiner Befugnisse: Ich vermittle gebunden, ausschließlich für ${loans.lenders.join(", ")}.`;
}

/** The same where loans are only mentioned, as somebody would say it. */
export function tiesInPassing({ loans }: LoanFacts): string | undefined {
  if (!loans) return undefined;
  return loans.powers === "independent"
    ? "An eine Bank bin ich dabei nicht gebunden."
    : `Darlehen vermittle ich ausschließlich für ${loans.lenders.join(", ")}.`;
}
