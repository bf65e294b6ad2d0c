import type { Broker } from "../broker/profile.server";
import type { PageLink } from "../pages";
import { townTopics, type Topics } from "./items.server";
import { creditNotice } from "./remuneration";
import { tiesInPassing } from "./remuneration";
import { costAnswer } from "./remuneration";

/** Who acts at a step of the process. */
export type Actor = "Du" | "Ich" | "Du und ich";

type HomeBroker = Pick<
  Broker,
  "name" | "region" | "remuneration" | "loans" | "firstMeetingMinutes"
>;

export function home(broker: HomeBroker, topics: Topics) {
  return {
    headline: "Ein Makler für Familie und Firma, der Deine Verträge liest.",
    lead: `Ich bin ${broker.name}, Versicherungsmakler in ${broker.region}, und vermittle auch Finanzierungen. Ich lese bis zur letzten Seite und sage Dir, was fehlt und was Du nicht brauchst.`,
    town: {
      label: "Themen in der Zeichnung",
      topics: townTopics(topics),
    },
    tiles: {
      insurance: {
        title: "Versicherungsschutz",
        text: "Was ist abgesichert, und was fehlt? Zu Hause und im Betrieb.",
        action: "Versicherungen ansehen",
      },
      finance: {
        title: "Finanzierung",
        text: "Vom Hauskauf bis zum Autokredit: Wir rechnen, bevor Du unterschreibst.",
        notice: creditNotice,
        action: "Finanzierungen ansehen",
      },
    },
    process: {
      heading: "In vier Schritten weißt Du, woran Du bist",
      intro: "Zum Anfangen genügt ein Anruf.",
      steps: [
        {
          title: "Kontakt",
          text: "Du rufst an oder schreibst mir über das Formular. Zwei Sätze reichen: worum es geht und wann ich Dich erreiche.",
          who: "Du",
        },
        {
          title: "Erstes Gespräch und Bestandsaufnahme",
          text: "Du erzählst, was Du hast und was Du vorhast. Wir schauen zusammen in Deine Unterlagen. Danach wissen wir beide, welche Verträge laufen und was sie kosten.",
          who: "Du und ich",
        },
        {
          title: "Individuelle Analyse",
          text: "Ich lese Deine Verträge und rechne nach. Dann schreibe ich auf, was fehlt und wo Du doppelt zahlst.",
          who: "Ich",
        },
        {
          title: "Optimierung besprechen",
          text: "Ich zeige Dir, was Du ändern könntest und was dagegen spricht. Du schläfst darüber und entscheidest. Manchmal bleibt auch alles, wie es ist.",
          who: "Du und ich",
        },
      ] satisfies { title: string; text: string; who: Actor }[],
      answers: answers(broker),
    },
    benefits: {
      heading: "Was Du davon hast",
      intro: "Acht Punkte, an denen Du mich messen kannst.",
      items: [
        {
          title: "Du sprichst mit mir",
          text: `Am Telefon oder bei Dir zu Hause in ${broker.region}. Du musst Deine Lage nicht jedes Mal jemand anderem erklären.`,
        },
        {
          title: "Ich arbeite für Dich",
          text: "Als Makler handle ich in Deinem Auftrag. Ein Versicherungsvertreter handelt im Auftrag seines Versicherers.",
        },
        {
          title: "Du verstehst, was Du unterschreibst",
          text: "Was heißt „Karenzzeit“, und wozu braucht die Bank eine Grundschuld? Frag mich so oft, bis es klar ist.",
        },
        {
          title: "Gute Verträge bleiben",
          text: "Manchmal ist die Police von vor fünfzehn Jahren besser als das neue Angebot. Dann rate ich Dir, sie zu behalten.",
        },
        {
          title: "Darlehen und Schutz an einem Tisch",
          text: [
            "Wer ein Haus kauft, braucht meist ein Darlehen und eine Gebäudeversicherung. Bei mir sprichst Du über beides in einem Termin.",
            tiesInPassing(broker),
          ]
            .filter(Boolean)
            .join(" "),
        },
        {
          title: "Hilfe, wenn etwas passiert",
          text: "Wasser in der Küche? Ruf an. Ich sage Dir, was Du fotografierst und aufhebst, und helfe Dir bei der Schadenmeldung.",
        },
        {
          title: "Wenn sich Dein Leben ändert",
          text: "Ein Kind kommt, oder Du stellst jemanden ein? Gib mir kurz Bescheid, dann prüfe ich, welcher Vertrag angepasst werden muss.",
        },
        {
          title: "Alles auf einem Blatt",
          text: "Du bekommst eine Liste Deiner Verträge: wofür jeder da ist, was er kostet und bis wann Du kündigen kannst.",
        },
      ],
    },
    closing: {
      heading: "Was liegt bei Dir schon länger auf dem Stapel?",
      text: "Vielleicht die höhere Rechnung vom Versicherer oder das Angebot der Bank. Fang mit dem an, was oben liegt.",
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
        notice: creditNotice,
      },
      close: "Schließen",
    },
  };
}

/** What one wants to know before calling. */
function answers(broker: HomeBroker): { question: string; text: string; link: PageLink }[] {
  const cost = costAnswer(broker);
  const { firstMeetingMinutes: minutes } = broker;
  return [
    ...(cost
      ? [
          {
            question: "Was kostet mich das?",
            text: cost,
            link: { path: "/erstinformation", label: "Genauer in der Erstinformation" },
          },
        ]
      : []),
    {
      question: "Was soll ich mitbringen?",
      text: [
        ...(minutes ? [`Das erste Gespräch dauert etwa ${minutes} Minuten.`] : []),
        "Welche Unterlagen dabei helfen, steht auf einer kurzen Liste, die Du auch ausdrucken kannst.",
      ].join(" "),
      link: { path: "/kontakt#erstes-gespraech", label: "Zum ersten Gespräch" },
    },
  ];
}
