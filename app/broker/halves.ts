/** The halves of a broker's work: what the permissions allow, and what the site offers. It has no trace of another. */

export const HALVES = ["insurance", "finance"] as const;

/** Of each half, whether it is there. */
export type Halves = Record<(typeof HALVES)[number], boolean>;

type Permitted = { permissions: readonly { law: string }[] };

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

/** What the site offers: what is permitted, and not switched off in `parts`. */
export function offeredHalves(broker: Permitted, parts: Halves): Halves {
  const permitted = permittedHalves(broker);
  return {
    insurance: permitted.insurance && parts.insurance,
    finance: permitted.finance && parts.finance,
  };
}

/** By words of what somebody is registered for. */
export const isAbout: Record<keyof Halves, (activity: string) => boolean> = {
  insurance: (activity) => /versicherung/i.test(activity),
  finance: (activity) => /darlehen|kredit|finanzierung/i.test(activity),
};

/** Where the broker may be called "unabhängig": only with a ground in the profile, for each half its own. */
export function independence({
  independent,
  loans,
}: {
  independent?: boolean | undefined;
  loans?: { powers: string } | undefined;
}): Halves {
  return { insurance: independent === true, finance: loans?.powers === "independent" };
}

/** Loans for property and land are a permission of their own, and have duties of their own. */
export const mayBrokerPropertyLoans = ({ permissions }: Permitted) =>
  permissions.some(({ law }) => /\b34\s*i\b/i.test(law));
