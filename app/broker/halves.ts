/** What the broker may do by the permissions of the profile; a site has no trace of the other half. */
import type { Broker } from "./profile.server";

export type Halves = { insurance: boolean; finance: boolean };

type Permitted = { permissions: readonly Pick<Broker["permissions"][number], "law">[] };

/** By the law that each permission names: § 34d GewO for insurance; § 34i, § 34k or § 34c GewO for loans. */
export function permittedHalves({ permissions }: Permitted): Halves {
  return {
    insurance: permissions.some(({ law }) => /\b34\s*d\b/i.test(law)),
    finance: permissions.some(({ law }) => /\b34\s*[ik]\b/i.test(law) || isLoanNumber(law)),
  };
}

/** § 34c Abs. 1 S. 1 GewO: its number 2 is loans, the others are houses, building and their management. */
function isLoanNumber(law: string): boolean {
  if (!/\b34\s*c\b/i.test(law)) return false;
  const [, numbers] = /\b(?:Nr\.|Nummer)(.*)/i.exec(law) ?? [];
  return numbers === undefined || /\b2\b/.test(numbers);
}

/** Where the broker may be called "unabhängig": only with a ground in the profile, for each half its own. */
export function independence({
  independent,
  loans,
}: Pick<Broker, "independent" | "loans">): Halves {
  return { insurance: independent === true, finance: loans?.powers === "independent" };
}

/** Loans for property and land are a permission of their own, and have duties of their own. */
export const mayBrokerPropertyLoans = ({ permissions }: Permitted) =>
  permissions.some(({ law }) => /\b34\s*i\b/i.test(law));
