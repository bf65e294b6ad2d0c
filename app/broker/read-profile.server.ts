/**
 * How the broker's profile is read: it stands alone, no shipped one lies below it. What its shape must be, the schema
 * says. Here stands what its texts must not be, whatever their shape (the example's, or a phone that nobody can dial),
 * and which of its facts are shown, unused or missing.
 */
import { readFile, type Faulty, type ReadValues } from "../folder/read-files.server";
import { textsIn, type Issue, type Path } from "../folder/value-faults.server";
import type { SourceFile } from "../folder/yaml-file.server";
import { phoneNumbersIn } from "../german/phone.server";
import { mayBrokerPropertyLoans, permittedHalves, type Halves } from "./halves";
import { profileSchema, type Broker } from "./profile.server";
import { licencesAbout } from "./registrations";

/** `unused`: what the file says of a half that no permission allows, by its keys; the values are without it. */
export type Profile = ReadValues<Broker> & { unused: string[] };
export type ReadProfile = Profile | Faulty;

/** The profile, or its faults in the order in which they stand in the file. */
export function readProfile(source: SourceFile): ReadProfile {
  const read = readFile(source, { schema: profileSchema, more: valueFaults });
  if ("faults" in read) return read;
  const { values, placeOf } = read;
  const unused = unusedFacts(values);
  return { values: factsAbout(values, permittedHalves(values)), placeOf, unused };
}

/** What the example says of a broker and of companies that don't exist. A test looks whether it is all here. */
const MADE_UP = [
  /\bMuster(?:mann|stadt|land|straße|makler)/i,
  /^Muster (?:Finanzpartner|Hosting|Mail) GmbH$/,
  /^Agentur Beispiel$/,
  /^(?:Kammerplatz 1|Partnerallee 2|Datenweg 3)$/,
  /^12345$/,
  /^\+49 (?:30|170) (?:1234567|7654321)$/,
  /^DE123456789/,
  /XXX/,
  /[.@]example\b|\bexample\.(?:com|de|net|org)\b/i,
];

/** Beside what the schema finds, and in its form. */
function valueFaults(profile: unknown): Issue[] {
  const { example = false } = (profile ?? {}) as { example?: unknown };
  return textsIn(profile).flatMap(([path, text]) => {
    const message = faultOf(path, text, example === false);
    return message ? [{ code: "custom", path: [...path], message, input: text }] : [];
  });
}

/** Where `profile` still says what the example says. */
export const stillMadeUp = (profile: unknown): Path[] =>
  textsIn(profile).flatMap(([path, text]) => (isMadeUp(text) ? [path] : []));

const isMadeUp = (text: string) => MADE_UP.some((pattern) => pattern.test(text.trim()));

function faultOf(path: Path, text: string, isReal: boolean): string | undefined {
  if (isReal && isMadeUp(text)) {
    return "is still the example's: put your own in";
  }
  if (/^(?:phone|secondPhone)$/.test(String(path.at(-1))) && phoneNumbersIn(text).length === 0) {
    return "can't be dialled: write it with its area code, like +49 30 1234567";
  }
  return undefined;
}

/** Facts of a half that no permission allows, by their keys: they are shown nowhere. */
function unusedFacts(broker: Broker): string[] {
  const { remuneration, insurerHoldings, ombudsmen, partnerProvider } = broker;
  const { insurance, finance } = permittedHalves(broker);
  const bodies = ombudsmen.flatMap(({ field }, index) =>
    (field === "loan" ? finance : insurance) ? [] : [`ombudsmen[${index + 1}]`],
  );
  return [
    ...(!insurance && remuneration?.insurance ? ["remuneration.insurance"] : []),
    ...(!finance && remuneration?.loans ? ["remuneration.loans"] : []),
    ...(!insurance && remuneration?.otherBenefits ? ["remuneration.otherBenefits"] : []),
    ...(!insurance && insurerHoldings.length > 0 ? ["insurerHoldings"] : []),
    ...bodies,
    ...(!finance && partnerProvider ? ["partnerProvider"] : []),
  ];
}

/** What the profile says but for the facts of a half that isn't among `halves`. */
export function factsAbout(broker: Broker, halves: Halves): Broker {
  const { independent, insurerHoldings, loans, partnerProvider, remuneration, ...facts } = broker;
  const { loans: forLoans, ...pay } = remuneration ?? {};
  return {
    ...facts,
    ...licencesAbout(halves, broker),
    ombudsmen: broker.ombudsmen.filter(({ field }) =>
      field === "loan" ? halves.finance : halves.insurance,
    ),
    insurerHoldings: halves.insurance ? insurerHoldings : [],
    ...(halves.insurance && { independent }),
    ...(halves.finance && { loans, partnerProvider }),
    ...(remuneration && {
      remuneration: { ...(halves.insurance && pay), ...(halves.finance && { loans: forLoans }) },
    }),
  };
}

/** Who is in a register by their legal form alone, and so owes the entry in the imprint (§ 5 Abs. 1 Nr. 4 DDG). */
const REGISTERED =
  /(?<!\p{L})(?:e\.\s?K(?:\.|fr|fm)|OHG|KG|eGbR|PartG(?:mbB)?)(?!\p{L})|eingetragene[rs]? (?:Kauf|Ges)/iu;

/** Facts that imprint and first information owe their readers, and that a profile of an earlier version doesn't have. */
export function missingFacts(broker: Broker): string[] {
  const { remuneration, loans: facts, legalForm = "", commercialRegister } = broker;
  const { insurance, finance } = permittedHalves(broker);
  const benefitsUnsaid = insurance && remuneration && !remuneration.otherBenefits;
  const adviceUnsaid = mayBrokerPropertyLoans(broker) && facts && facts.advice === undefined;
  return [
    ...(remuneration ? [] : ["remuneration"]),
    ...(benefitsUnsaid ? ["remuneration.otherBenefits"] : []),
    ...(finance && !facts ? ["loans"] : []),
    ...(REGISTERED.test(legalForm) && !commercialRegister ? ["commercialRegister"] : []),
    ...(adviceUnsaid ? ["loans.advice"] : []),
  ];
}
