/**
 * How the broker is paid, what it costs who asks, for whom the broker may act with loans, and when the broker is
 * reached and answers, as the profile says it.
 * Where it says nothing, nothing is claimed.
 */
import { mayBrokerPropertyLoans, type Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import type { Inline } from "../german/words";
import type { Block } from "./parties";

type Remuneration = NonNullable<Broker["remuneration"]>;
type LoanFacts = Pick<Broker, "loans">;
type PayFacts = Pick<Broker, "remuneration" | "partnerProvider">;
type LoanPayFacts = PayFacts & Pick<Broker, "permissions">;
type Kind = NonNullable<Remuneration["insurance"]>;
type Row = { label: string; value: Inline[] };

const loanPayer = (partner: PayFacts["partnerProvider"]) =>
  partner ? "von der Bank oder von meinem Finanzierungspartner" : "von der Bank";

/** Both areas in one kind: two sentences that take them together. `payer`: who pays for loans. */
const forBoth = (payer: string): Record<Kind, string> => ({
  commission: `Kommt ein Vertrag zustande, bekomme ich eine Provision: bei Versicherungen ist sie in Deinem Beitrag enthalten, bei Darlehen kommt sie ${payer}. Ein Honorar zahlst Du mir nur, wenn wir es vorher vereinbart haben.`,
  fee: "Du zahlst mir ein Honorar, das wir vereinbaren, bevor ich anfange. Provisionen von Versicherern oder Banken bekomme ich nicht.",
  both: "Kommt ein Vertrag zustande, bekomme ich eine Provision vom Versicherer oder von der Bank. Dazu zahlst Du mir ein Honorar, das wir vereinbaren, bevor ich anfange.",
});

const forInsurance: Record<Kind, string> = {
  commission:
    "Bei Versicherungen bekomme ich eine Provision, die in Deinem Beitrag enthalten ist, und ein Honorar nur, wenn wir es vorher vereinbart haben.",
  fee: "Bei Versicherungen zahlst Du mir ein Honorar, das wir vorher vereinbaren, und eine Provision bekomme ich nicht.",
  both: "Bei Versicherungen bekomme ich eine Provision, die in Deinem Beitrag enthalten ist, und dazu ein Honorar, das wir vorher vereinbaren.",
};

const forLoans = (payer: string): Record<Kind, string> => ({
  commission: `Bei Darlehen bekomme ich eine Provision ${payer}, und ein Honorar nur, wenn wir es vorher vereinbart haben.`,
  fee: "Bei Darlehen zahlst Du mir ein Honorar, das wir vorher vereinbaren, und eine Provision bekomme ich nicht.",
  both: `Bei Darlehen bekomme ich eine Provision ${payer}, und dazu ein Honorar, das wir vorher vereinbaren.`,
});

/** What it costs the visitor, in a sentence or two; undefined where the profile doesn't say. */
export function costAnswer({ remuneration, partnerProvider }: PayFacts): string | undefined {
  if (!remuneration) return undefined;
  const { insurance, loans } = remuneration;
  const payer = loanPayer(partnerProvider);
  if (insurance && insurance === loans) return forBoth(payer)[insurance];
  const sentences = [
    ...(insurance ? [forInsurance[insurance]] : []),
    ...(loans ? [forLoans(payer)[loans]] : []),
  ];
  return sentences.join(" ");
}

const inBrief: Record<Kind, string> = {
  commission: "mit Provision,\nHonorar nur nach Vereinbarung",
  fee: "mit einem Honorar,\nohne Provision",
  both: "mit Provision und Honorar",
};

/** The same in a few words, in lines; once, where insurance and loans are paid alike. */
export function payInBrief({ remuneration = {} }: PayFacts): string[] {
  const { insurance, loans } = remuneration;
  if (insurance && (insurance === loans || !loans)) return [inBrief[insurance]];
  return [
    ...(insurance ? [`bei Versicherungen ${inBrief[insurance]}`] : []),
    ...(loans ? [`bei Darlehen ${inBrief[loans]}`] : []),
  ];
}

type Area = "insurance" | "loans";
type Half = keyof Halves;

/** Where a commission is all that is paid, unless a fee was agreed. `partner`: who may pay it. */
const afterwards = (area: Area | undefined, partner: PayFacts["partnerProvider"]) => {
  if (area === "insurance") return "Schließt Du ab, steckt meine Provision in Deinem Beitrag.";
  if (!area) return "Kommt ein Vertrag zustande, bekomme ich eine Provision.";
  return `Kommt ein Darlehen zustande, bekomme ich eine Provision ${loanPayer(partner)}.`;
};

export type CostAndTime = { label: string; text: string }[];

/**
 * What an enquiry costs and how long things take: a line each beside every way to send one. `half`: what the page is
 * about; left out: all. What the profile doesn't say has no line.
 */
export function costAndTime(broker: Broker, half?: Half): CostAndTime {
  return [
    { label: "Kosten", text: costInPassing(broker, half) },
    { label: "Zeit", text: timeInPassing(broker) },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

/** The cost in passing; `half`: what the page is about, left out: all. */
function costInPassing(broker: PayFacts, half?: Half): string | undefined {
  const { areas, kinds, byCommission, asking } = payFor(broker, half);
  if (!asking) return undefined;
  if (byCommission) {
    const [only, another] = areas;
    return `${asking} ${afterwards(another ? undefined : only, broker.partnerProvider)}`;
  }
  const later = kinds.has("commission") ? "Wie ich bezahlt werde, sage ich Dir" : AGREED;
  return `${asking} ${later}, bevor ich anfange.`;
}

/**
 * What costs nothing, in one sentence; undefined where the profile doesn't say how the broker is paid. `half`: what the
 * page is about; left out: all.
 */
export const costOfAsking = (broker: PayFacts, half?: Half): string | undefined =>
  payFor(broker, half).asking;

function payFor({ remuneration = {} }: PayFacts, half?: Half) {
  const area = half === "finance" ? "loans" : half;
  const areas = (["insurance", "loans"] as const).filter(
    (each) => remuneration[each] && (!area || area === each),
  );
  const kinds = new Set(areas.map((each) => remuneration[each]));
  const byCommission = kinds.size === 1 && kinds.has("commission");
  const free = byCommission
    ? "Anfrage und erstes Gespräch kosten Dich nichts."
    : "Die Anfrage kostet Dich nichts.";
  return { areas, kinds, byCommission, asking: kinds.size > 0 ? free : undefined };
}

const AGREED = "Ein Honorar vereinbaren wir";

const onTheSheet: Record<Kind, string> = {
  commission:
    "Für die Vermittlung zahlt mir der Versicherer eine Provision. Sie ist in Deiner Prämie enthalten, Du zahlst sie nicht zusätzlich. Ein Honorar von Dir, statt der Provision oder neben ihr, bekomme ich nur, wenn wir das vorher ausdrücklich vereinbart haben.",
  fee: "Für meine Arbeit zahlst Du mir ein Honorar, das wir vorher ausdrücklich vereinbaren. Eine Provision vom Versicherer bekomme ich nicht.",
  both: "Für die Vermittlung zahlt mir der Versicherer eine Provision. Sie ist in Deiner Prämie enthalten. Dazu zahlst Du mir ein Honorar, das wir vorher ausdrücklich vereinbaren.",
};

/** The law wants it told in any case: a sheet that doesn't say it has to say when it will be said. */
const LATER =
  "Wer mich bezahlt und auf welche Weise, teile ich Dir in Textform mit, bevor Du einen Vertrag schließt.";

/** What the first information says about insurance (§ 15 Abs. 1 VersVermV). */
export function insuranceRemuneration({ remuneration }: Pick<Broker, "remuneration">): Block {
  const text = remuneration?.insurance
    ? [onTheSheet[remuneration.insurance], ...otherBenefits(remuneration)].join(" ")
    : LATER;
  return { kind: "paragraph", text: [text] };
}

function otherBenefits({ otherBenefits: benefits }: Remuneration): string[] {
  if (!benefits) return [];
  return benefits.length === 0
    ? ["Andere Zuwendungen erhalte ich nicht."]
    : [`Außerdem erhalte ich diese Zuwendungen: ${benefits.join("; ")}.`];
}

const ESIS = "Bei Immobiliendarlehen steht der Betrag später im ESIS-Merkblatt. ";
const commission = (payer: string, later: string) =>
  `Für ein vermitteltes Darlehen bekomme ich eine Provision, ${payer}. Ihre Höhe steht noch nicht fest, denn sie hängt vom Darlehensgeber und vom Darlehen ab. ${later}Auf Wunsch sage ich Dir, wie sich die Provisionen der Anbieter unterscheiden, deren Darlehen ich Dir vorstelle.`;
const AGREED_FEE =
  "Du zahlst mir ein Entgelt, das wir vorher ausdrücklich vereinbaren. Wie hoch es ist oder wie es berechnet wird, steht in der Vereinbarung.";

function fromOthers(kind: Kind, broker: LoanPayFacts): string {
  const { partnerProvider } = broker;
  if (kind === "fee") {
    const others = partnerProvider
      ? "Darlehensgebern und vom genannten Partner"
      : "Darlehensgebern";
    return `Von ${others} bekomme ich keine Provision.`;
  }
  return commission(
    partnerProvider
      ? "vom Darlehensgeber selbst oder über den genannten Partner"
      : "und zwar vom Darlehensgeber",
    mayBrokerPropertyLoans(broker) ? ESIS : "",
  );
}

const fromYou: Record<Kind, string> = {
  commission:
    "Von Dir verlange ich nur dann ein Entgelt, wenn wir es vorher ausdrücklich vereinbart haben. Wie hoch es ist oder wie es berechnet wird, steht dann in der Vereinbarung.",
  fee: AGREED_FEE,
  both: AGREED_FEE,
};

/** What the first information says about loans (Art. 247 §§ 13, 13b EGBGB). */
export function loanRemuneration(broker: LoanPayFacts): Row[] {
  const { loans } = broker.remuneration ?? {};
  if (!loans) return [{ label: "Vergütung", value: [LATER] }];
  return [
    { label: "Was ich von anderen bekomme", value: [fromOthers(loans, broker)] },
    { label: "Was Du zahlst", value: [fromYou[loans]] },
  ];
}

/** Whether the broker is tied to lenders, in a sentence; undefined where the profile doesn't say. */
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

/** Stands wherever instalment loans are advertised, in these words (Directive (EU) 2023/2225, Art. 8). */
export const creditNotice = "Achtung! Kreditaufnahme kostet Geld.";

/** A sentence for running text; none where the profile has no hours. */
export function phoneHours(broker: Pick<Broker, "officeHours">): string[] {
  const hours = hoursInALine(broker);
  return hours ? [`Am Telefon erreichst Du mich ${hours}.`] : [];
}

/** Days and hours one after the other; undefined where the profile has none. */
export function hoursInALine(broker: Pick<Broker, "officeHours">): string | undefined {
  return hoursByDays(broker)?.join(" ");
}

type Hours = NonNullable<Broker["officeHours"]>[number];
const inOneLine = ({ days, hours }: Hours) => `${days} ${hours}`;

/** The same, in the pieces in which a line may hold it. */
export function hoursByDays({ officeHours }: Pick<Broker, "officeHours">): string[] | undefined {
  return officeHours?.map(
    (each, index, { length }) => `${inOneLine(each)}${index < length - 1 ? "," : ""}`,
  );
}

/** When the broker is reached and answers, a line each, as far as the profile says it. */
export const hoursInReach = ({
  officeHours = [],
  replyTime,
}: Pick<Broker, "officeHours" | "replyTime">): string[] => [
  ...officeHours.map(inOneLine),
  ...(replyTime ? [`Antwort ${replyTime}`] : []),
];

/** Hours, for a list of terms; empty where the profile has none. How soon an answer comes is said with cost and time. */
export const hourRows = ({
  officeHours,
}: Pick<Broker, "officeHours">): { label: string; values: Inline[][] }[] =>
  officeHours
    ? [{ label: "Erreichbar", values: officeHours.map((each) => [inOneLine(each)]) }]
    : [];

/** Whether `text` says already how soon an answer comes. */
export const saysReplyTime = ({ replyTime }: Pick<Broker, "replyTime">, text: string): boolean =>
  replyTime !== undefined && text.includes(replyTime);

/** How long things take, beside an action; undefined where the profile says nothing of it. */
export function timeInPassing({
  firstMeetingMinutes: minutes,
  replyTime,
}: Pick<Broker, "firstMeetingMinutes" | "replyTime">): string | undefined {
  const sentences = [
    ...(replyTime ? [`Du hörst ${replyTime} von mir.`] : []),
    ...(minutes ? [`Das erste Gespräch dauert etwa ${minutes} Minuten.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
