import { describe, expect, it } from "vitest";
import { lookSchema } from "../broker/look.server";
import type { Counts, Waiting } from "../store/outbox.server";
import { digestMessage, type Report } from "./digest.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const none: Counts = {
  received: { insurance: 0, finance: 0 },
  ...{ delivered: 0, suspicious: 0, spam: 0 },
};
const quiet: Report = {
  period: "2026-11-16",
  since: Date.parse("2026-11-09T07:00:40Z"),
  until: Date.parse("2026-11-16T07:00:40Z"),
  counts: none,
  backlog: { waiting: 0, parked: 0 },
  owed: [],
};
const owed = (state: Waiting["state"], age: number, reference = "7K3M-9PXR"): Waiting => ({
  ...{ reference, state },
  receivedAt: quiet.until - age,
});
const busy: Report = {
  ...quiet,
  counts: { received: { insurance: 4, finance: 3 }, delivered: 5, suspicious: 1, spam: 2 },
  backlog: { waiting: 2, parked: 1 },
  owed: [
    owed("parked", 3 * DAY + HOUR),
    owed("waiting", 5 * HOUR, "4T8W-C2HN"),
    owed("waiting", 90 * MINUTE, "9FQX-M7KD"),
  ],
};
const sender = {
  MAIL_FROM: "Website <website@makler.example>",
  MAIL_TO: ["makler@example.de", "buero@example.de"],
  SITE_URL: "https://www.makler.example",
  DIGEST: "weekly" as "weekly" | "daily",
};
const both = { insurance: true, finance: true };

function mailAbout(report: Report, { DIGEST = sender.DIGEST, halves = both } = {}) {
  const edition = { broker: { firm: "Müller & Söhne" }, look: lookSchema.parse({}), halves };
  const message = digestMessage(report, { ...sender, DIGEST }, edition);
  const text = (message.text as string).replaceAll("\u00a0", " ");
  return { ...message, text, html: message.html as string };
}

/** What an HTML part says below its head, single spaces between the words. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<[^>]+>|&nbsp;/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

describe("the digest's mail", () => {
  it("goes to the broker, under an ID that is the period's, and is answered by no program", () => {
    expect(mailAbout(busy)).toMatchObject({
      from: sender.MAIL_FROM,
      to: sender.MAIL_TO,
      messageId: "<digest.2026-11-16@www.makler.example>",
      headers: { "Auto-Submitted": "auto-generated" },
    });
    expect(mailAbout({ ...quiet, until: quiet.until + HOUR }).messageId).toBe(
      mailAbout(busy).messageId,
    );
  });

  it("tells a quiet week in a few words", () => {
    const { subject, text } = mailAbout(quiet);
    expect(subject).toBe("Wochenbericht: keine neue Anfrage");
    expect(text.split("\n\n")).toEqual([
      "Seit Montag, 9. November, kam keine Anfrage.",
      expect.stringMatching(/^Die Website läuft: .*speichern kann.*schreiben kann/),
      "-- \nMüller & Söhne\nDiesen Bericht schickt die Website jeden Montag. Täglich oder gar nicht: Sag es der Person, die Deine Website betreut.\nhttps://www.makler.example\n",
    ]);
  });

  it("tells a busy one in numbers, and what is owed by its references", () => {
    const { subject, text } = mailAbout(busy);
    expect(subject).toBe("Wochenbericht: 7 Anfragen, 2 warten, 1 zurückgestellt");
    expect(text.split("\n\n").slice(0, 3)).toEqual([
      "Seit Montag, 9. November, kamen 7 Anfragen.",
      [
        "Versicherung: 4",
        "Finanzierung: 3",
        "Zugestellt: 5",
        "Warten: 2",
        "Zurückgestellt: 1",
        "Verdächtig: 1, im Betreff [Spam?]",
        "Spam: 2, von Dir gemeldet",
      ].join("\n"),
      [
        "Noch nicht zugestellt:",
        "7K3M-9PXR: seit 3 Tagen, zurückgestellt",
        "4T8W-C2HN: seit 5 Stunden",
        "9FQX-M7KD: seit 90 Minuten",
      ].join("\n"),
    ]);
    expect(text).toContain("Gib die Referenz bitte noch heute der Person");
    expect(text).toContain("Was wartet, schickt Dir die Website von selbst.");
    expect(text).toContain("Die Website läuft:");
  });

  it.each([quiet, busy])("says the same in both parts", (report) => {
    const { text, html } = mailAbout(report);
    const said = wordsOf(html.replaceAll("\u00a0", " "));
    const lines = text
      .split("\n")
      .map((line) => line.replace(/^([^ :]+): (?=seit|\d)|:$/, "$1 "))
      .map((line) => line.trim())
      .filter((line) => line && line !== "--");
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(said).toContain(line);
    expect(html).not.toMatch(/<img|url\(|src=|@import/);
  });

  it.each<[string, Partial<Counts["received"]>, Report["backlog"]]>([
    ["1 Anfrage", { insurance: 1 }, { waiting: 0, parked: 0 }],
    ["1 Anfrage, 1 wartet", { finance: 1 }, { waiting: 1, parked: 0 }],
    ["2 Anfragen, 2 zurückgestellt", { insurance: 1, finance: 1 }, { waiting: 0, parked: 2 }],
    ["keine neue Anfrage, 1 wartet", {}, { waiting: 1, parked: 0 }],
  ])("has the essence in its subject: %s", (essence, received, backlog) => {
    const counts = { ...none, received: { ...none.received, ...received } };
    const { subject } = mailAbout({ ...quiet, counts, backlog });
    expect(subject).toBe(`Wochenbericht: ${essence}`);
  });

  it.each<[number, string]>([
    [1, "kam 1 Anfrage. Sie ist zugestellt.\n"],
    [2, "kamen 2 Anfragen. Alle sind zugestellt.\n"],
  ])("counts %i in good German", (insurance, words) => {
    const counts = { ...none, received: { insurance, finance: 0 }, delivered: insurance };
    expect(mailAbout({ ...quiet, counts }).text).toContain(words);
  });

  it("asks the broker for one reference or for several", () => {
    const parked = { ...busy, backlog: { waiting: 0, parked: 3 } };
    expect(mailAbout(parked).text).toMatch(/Gib die Referenzen .* kann Dir die Anfragen/);
    const waiting = (count: number) => ({
      ...{ ...quiet, backlog: { waiting: count, parked: 0 } },
      owed: Array.from({ length: count }, () => owed("waiting", 0)),
    });
    expect(mailAbout(waiting(1)).text).toContain("Wartet sie länger als einen Tag, gib");
    expect(mailAbout(waiting(2)).text).toContain("Wartet eine länger als einen Tag, gib");
    expect(mailAbout(waiting(1)).text).toContain("\nWartet: 1\n");
    expect(mailAbout(waiting(1)).text).toContain(": seit 1 Minute\n");
  });

  it("says how many it doesn't list", () => {
    const report = { ...busy, backlog: { waiting: 14, parked: 1 } };
    expect(mailAbout(report).text).toContain("seit 90 Minuten\nund 12 weitere\n");
    expect(mailAbout(busy).text).not.toContain("weitere");
  });

  it("has no word of a half that the broker hasn't, unless something came in for it", () => {
    const halves = { insurance: true, finance: false };
    const counts = { ...none, received: { insurance: 2, finance: 0 }, delivered: 2 };
    const { text } = mailAbout({ ...quiet, counts }, { halves });
    expect(text).toContain("kamen 2 Anfragen");
    expect(text).not.toMatch(/Versicherung:|Finanzierung/);
    const change = mailAbout(busy, { halves });
    expect(change.text).toContain("Versicherung: 4\nFinanzierung: 3\n");
  });

  it("daily, is called so", () => {
    const { subject, text } = mailAbout(quiet, { DIGEST: "daily" });
    expect(subject).toBe("Tagesbericht: keine neue Anfrage");
    expect(text).toContain("jeden Tag. Wöchentlich oder gar nicht:");
  });

  it("names the year of a day in another one", () => {
    const january = Date.parse("2027-01-04T07:00:00Z");
    const since = Date.parse("2026-12-27T23:30:00Z");
    expect(mailAbout({ ...quiet, since, until: january }).text).toMatch(
      /^Seit Montag, 28. Dezember 2026, kam/,
    );
  });
});
