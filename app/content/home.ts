import type { Broker } from "../broker/profile.server";
import type { TownPart, TownTopic } from "../drawings/hero";
import { financeItems } from "./finance";
import { insuranceItems } from "./insurance";

/** Who acts at a step of the process. */
export type Actor = "Du" | "Ich" | "Du und ich";

export function home(broker: Pick<Broker, "name" | "region">) {
  return {
    headline: "Ein Makler für Familie und Firma, der Deine Verträge liest.",
    lead: `Ich bin ${broker.name}, Versicherungsmakler in ${broker.region}, und vermittle auch Finanzierungen. Ich lese bis zur letzten Seite und sage Dir in klaren Worten, was drinsteht, was fehlt und was Du Dir sparen kannst.`,
    town: {
      label: "Themen in der Zeichnung",
      topics: [
        townTopic("baufinanzierung"),
        townTopic("gebaeude"),
        townTopic("photovoltaik"),
        townTopic("betriebshaftpflicht"),
        townTopic("kfz"),
        townTopic("risikoleben"),
      ],
    },
    doors: {
      insurance: {
        title: "Versicherungsschutz",
        text: "Was ist abgesichert, was läuft doppelt, was fehlt? Zu Hause und im Betrieb.",
        action: "Versicherungen ansehen",
      },
      finance: {
        title: "Finanzierung",
        text: "Haus kaufen, Heizung tauschen, Auto bezahlen: Wir rechnen, bevor Du unterschreibst.",
        action: "Finanzierungen ansehen",
      },
    },
    process: {
      heading: "In vier Schritten weißt Du, woran Du bist",
      intro: "Zum Anfangen genügt ein Anruf.",
      steps: [
        {
          title: "Kontakt",
          text: "Du rufst an oder schreibst mir über das Formular. Zwei Sätze reichen: worum es geht und wann ich Dich gut erreiche.",
          who: "Du",
        },
        {
          title: "Erstes Gespräch und Bestandsaufnahme",
          text: "Wir sprechen über Dein Zuhause, Deine Arbeit und Deine Pläne. Du bringst mit, was Du an Unterlagen findest. Danach wissen wir beide, welche Verträge laufen und was sie kosten.",
          who: "Du und ich",
        },
        {
          title: "Individuelle Analyse",
          text: "Ich lese Deine Verträge, rechne nach und halte beides neben Deinen Alltag. Dann notiere ich, wo etwas fehlt, wo Du doppelt zahlst und was gut ist.",
          who: "Ich",
        },
        {
          title: "Optimierung besprechen",
          text: "Ich zeige Dir, was Du ändern könntest, mit Vorteilen und Nachteilen. Du fragst, bis alles klar ist, schläfst darüber und entscheidest. Alles zu lassen, wie es ist, kann auch ein Ergebnis sein.",
          who: "Du und ich",
        },
      ] satisfies { title: string; text: string; who: Actor }[],
    },
    benefits: {
      heading: "Was Du davon hast",
      intro: "Acht Punkte, an denen Du mich messen kannst.",
      items: [
        {
          title: "Du sprichst mit mir",
          text: `Am Telefon oder an Deinem Küchentisch in ${broker.region}. Du erklärst Deine Lage einmal und nicht jedes Mal jemand anderem.`,
        },
        {
          title: "Ich arbeite für Dich",
          text: "Als Makler handle ich in Deinem Auftrag. Ein Versicherungsvertreter handelt im Auftrag seines Versicherers.",
        },
        {
          title: "Du verstehst, was Du unterschreibst",
          text: "„Gefahrerhöhung“, „Karenzzeit“, „Grundschuld“: Ich übersetze, bis Du es beim Abendessen weitererzählen könntest.",
        },
        {
          title: "Gute Verträge bleiben",
          text: "Manchmal ist die Police von vor fünfzehn Jahren besser als das neue Angebot. Dann rate ich Dir, sie zu behalten.",
        },
        {
          title: "Darlehen und Schutz an einem Tisch",
          text: "Wer ein Haus kauft, braucht ein Darlehen und eine Gebäudeversicherung. Bei mir sprichst Du über beides in einem Termin.",
        },
        {
          title: "Hilfe, wenn etwas passiert",
          text: "Wasser in der Küche? Ruf an. Ich sage Dir, was Du fotografierst und aufhebst, und helfe Dir bei der Schadenmeldung.",
        },
        {
          title: "Wenn sich Dein Leben ändert",
          text: "Kind, Umzug, Wärmepumpe, erste Angestellte: Gib mir kurz Bescheid, und ich prüfe, welcher Vertrag angepasst werden muss.",
        },
        {
          title: "Zum Nachlesen",
          text: "Was ich Dir empfehle und warum, bekommst Du aufgeschrieben. So weißt Du auch in drei Jahren noch, wofür Du zahlst.",
        },
      ],
    },
    closing: {
      heading: "Was liegt bei Dir schon länger auf dem Stapel?",
      text: "Die höhere Rechnung vom Versicherer, das Angebot der Bank, das Exposé vom Haus: Fang mit dem an, was oben liegt.",
      action: "Thema wählen",
    },
    topicDialog: {
      heading: "Welches Thema interessiert Dich?",
      intro: "Dort findest Du Beispiele und das Formular für Deine Anfrage.",
      insurance: {
        title: "Versicherungsschutz",
        text: "Für Dich, Dein Zuhause oder Deinen Betrieb",
      },
      finance: {
        title: "Finanzierung",
        text: "Für Haus und Wohnung, Auto oder PV-Anlage",
      },
      close: "Schließen",
    },
  };
}

/** The page and the browser in which items of a type are chosen. */
const BROWSERS = {
  private: ["/versicherungen", "privat"],
  business: ["/versicherungen", "gewerbe"],
  immo: ["/finanzierung", "immobilie"],
  rate: ["/finanzierung", "rate"],
} as const;

/** Where a part of the drawing leads: to its item, chosen. */
function townTopic(slug: TownPart): TownTopic {
  const item = [...insuranceItems, ...financeItems].find((candidate) => candidate.slug === slug);
  if (!item) throw new Error(`no item ${slug}`);
  const [path, query] = BROWSERS[item.type];
  return { slug, name: item.name, href: `${path}?${query}=${slug}#${query}` };
}
