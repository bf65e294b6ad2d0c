/** What the broker may do by the permissions of the profile; a site has no trace of the other half. */
import type { Broker } from "./profile.server";

export type Halves = { insurance: boolean; finance: boolean };

const INSURANCE = /§\s*34\s*d\b/i;
const LOANS = /§\s*34\s*[cik]\b/i;

/** By the law that each permission names: § 34d GewO for insurance; § 34i, § 34k or § 34c GewO for loans. */
export function permittedHalves({ permissions }: Pick<Broker, "permissions">): Halves {
  const has = (law: RegExp) => permissions.some((permission) => law.test(permission.law));
  return { insurance: has(INSURANCE), finance: has(LOANS) };
}
