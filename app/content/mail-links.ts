/** What the links in the broker's mail say, and the pages that they lead to. */
import type { LinkAction } from "../enquiry/mail-links.server";
import type { Inline } from "../german/words";

type LinkWords = {
  /** In the mail, with what it does in a few words. */
  label: string;
  does: string;
  /** On the page that asks first. */
  title: string;
  asks: (reference: Inline) => Inline[];
  button: string;
  /** On the page that follows, which names no enquiry. */
  done: { title: string; text: string };
};

/** Above the links in the mail. */
export const linksNote =
  "Noch ist diese Anfrage auch auf der Website gespeichert. Jeder dieser Links fragt erst nach:";

export const linkWords: Readonly<Record<LinkAction, LinkWords>> = {
  erledigt: {
    label: "Erledigt",
    does: "löscht sie dort",
    title: "Ist die Anfrage erledigt?",
    asks: (reference) => [
      "Die Website löscht dann sofort, was in der Anfrage ",
      reference,
      " steht, aber nicht die E-Mail in Deinem Postfach.",
    ],
    button: "Ja, erledigt",
    done: {
      title: "Erledigt",
      text: "Die Website hat den Inhalt der Anfrage gelöscht. Die E-Mail in Deinem Postfach bleibt. Du kannst diese Seite schließen.",
    },
  },
  spam: {
    label: "Ist Spam",
    does: "löscht und zählt",
    title: "Ist die Anfrage Spam?",
    asks: (reference) => [
      "Die Website löscht dann sofort, was in der Anfrage ",
      reference,
      " steht, und zählt sie als Spam.",
    ],
    button: "Ja, das ist Spam",
    done: {
      title: "Als Spam gezählt",
      text: "Die Website hat den Inhalt der Anfrage gelöscht. Die E-Mail in Deinem Postfach bleibt. Du kannst diese Seite schließen.",
    },
  },
  nochmal: {
    label: "Noch einmal senden",
    does: "an alle Empfänger",
    title: "Anfrage noch einmal senden?",
    asks: (reference) => [
      "Die Website schickt die Anfrage ",
      reference,
      " dann gleich noch einmal per E-Mail, an alle, die Anfragen von ihr bekommen.",
    ],
    button: "Ja, noch einmal senden",
    done: {
      title: "Die Anfrage kommt noch einmal",
      text: "Die Website schickt sie jetzt an alle, die Anfragen von ihr bekommen. Du kannst diese Seite schließen.",
    },
  },
};

/** What every link leads to that the site hasn't made, or whose enquiry it doesn't keep any more. */
export const deadLink = {
  title: "Dieser Link gilt nicht mehr",
  text: "Vielleicht ist die Anfrage schon erledigt, oder die Website hat sie nach Ablauf der Frist gelöscht. Jetzt wurde nichts geändert. Was in der Anfrage stand, liest Du in der E-Mail.",
};
