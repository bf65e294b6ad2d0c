/** Which entry in the register belongs to which permission. */
import { type Halves, HALVES, isAbout, permittedHalves } from "./halves";
import type { Broker } from "./profile.server";

type Permission = Broker["permissions"][number];
type Registration = Broker["registrations"][number];
type Licences = Pick<Broker, "permissions" | "registrations">;

/** What a permission or a registration is about: loans for property and land are registered on their own. */
function kindOf(half: Halves, isProperty: boolean) {
  if (half.insurance) return "insurance";
  if (half.finance) return isProperty ? "property" : "loans";
  return undefined;
}

/** § 34c GewO has no register. */
const kindOfPermission = (permission: Permission) =>
  /\b34\s*c\b/i.test(permission.law)
    ? undefined
    : kindOf(permittedHalves({ permissions: [permission] }), /\b34\s*i\b/i.test(permission.law));

const halvesOf = ({ activity }: Registration): Halves => ({
  insurance: isAbout.insurance(activity),
  finance: isAbout.finance(activity),
});

const kindOfRegistration = (registration: Registration) =>
  kindOf(halvesOf(registration), /immobili/i.test(registration.activity));

/** What of them is about `halves`; what is about neither half stays. */
export function licencesAbout(halves: Halves, { permissions, registrations }: Licences): Licences {
  const shown = (about: Halves) =>
    HALVES.some((half) => about[half] && halves[half]) || !HALVES.some((half) => about[half]);
  return {
    permissions: permissions.filter((each) => shown(permittedHalves({ permissions: [each] }))),
    registrations: registrations.filter((each) => shown(halvesOf(each))),
  };
}

/** Each permission with the registration that belongs to it; none where that could be another. */
export function withRegistrations({
  permissions,
  registrations,
}: Licences): (Permission & { number?: string })[] {
  return permissions.map((permission) => {
    const kind = kindOfPermission(permission);
    const [number, ...others] = registrations
      .filter((each) => kind && kindOfRegistration(each) === kind)
      .map((each) => each.number);
    const alone = permissions.filter((each) => kindOfPermission(each) === kind).length === 1;
    return number && others.length === 0 && alone ? { ...permission, number } : permission;
  });
}

/** The registrations that no permission is known to belong to. */
export function withoutPermission(broker: Licences): Registration[] {
  const shown = withRegistrations(broker).map(({ number }) => number);
  return broker.registrations.filter(({ number }) => !shown.includes(number));
}
