import { describe, expect, it } from "vitest";
import { alertJson, alertMessage, type Alert } from "./alarm.server";

const sender = { MAIL_FROM: "Website <website@makler.test>", SITE_URL: "https://www.makler.test" };
const MINUTE = 60_000;
const at = Date.parse("2026-11-21T10:17:00Z");
const since = at - 2 * MINUTE;
const owed = (count: number, state: "waiting" | "parked") =>
  Array.from({ length: count }, (_, number) => ({
    reference: `AAAA-000${number.toString(36).toUpperCase()}`,
    state,
    receivedAt: at - 62 * MINUTE + number,
  }));
const firing = (kind: Alert["kind"], count: number): Alert => ({
  ...{ kind, state: "firing", since, at },
  backlog: {
    waiting: kind === "waiting" ? count : 0,
    parked: kind === "parked" ? count : 0,
    oldest: count > 0 ? at - 62 * MINUTE : undefined,
  },
  owed: kind === "storage" ? [] : owed(Math.min(count, 20), kind),
});
const over = (kind: Alert["kind"]): Alert => ({
  ...firing(kind, 0),
  ...{ state: "resolved", at: at + 90 * MINUTE },
});
const textOf = (alert: Alert) => alertJson(alert, sender.SITE_URL).text;

describe("the operator's mail", () => {
  it("says in its subject which site it is, and whether it begins or ends", () => {
    const subjects = (["waiting", "parked", "storage"] as const).flatMap((kind) =>
      [firing(kind, 2), over(kind)].map((alert) => alertMessage(alert, [], sender).subject),
    );
    expect(subjects).toEqual([
      "Alarm: www.makler.test: Anfragen warten",
      "Vorbei: www.makler.test: Anfragen warten",
      "Alarm: www.makler.test: Anfragen nicht zustellbar",
      "Vorbei: www.makler.test: Anfragen nicht zustellbar",
      "Alarm: www.makler.test: Anfragen nicht speicherbar",
      "Vorbei: www.makler.test: Anfragen nicht speicherbar",
    ]);
  });

  it("is the same when it is repeated, answers nobody's automatic mail, and the end belongs to it", () => {
    const to = ["agentur@betrieb.test", "Büro <b@betrieb.test>"];
    const message = alertMessage(firing("waiting", 2), to, sender);
    expect(message).toMatchObject({
      text: `${textOf(firing("waiting", 2))}\n`,
      from: sender.MAIL_FROM,
      to,
      messageId: `<alarm.waiting.${since}@www.makler.test>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    expect(alertMessage(firing("waiting", 2), to, sender)).toEqual(message);
    expect(alertMessage(over("waiting"), to, sender)).toMatchObject({
      messageId: `<alarm.waiting.${since}.resolved@www.makler.test>`,
      inReplyTo: message.messageId,
    });
  });
});

describe("its words", () => {
  it("one enquiry waits", () => {
    expect(textOf(firing("waiting", 1))).toBe(
      "Auf https://www.makler.test wartet eine Anfrage auf die Zustellung, eingegangen am 21. November 2026 um 10:15 Uhr. Die Website versucht es weiter, verloren geht nichts. Das Kommando „enquiries list“ zeigt sie und den letzten Fehler, „check“ sagt, woran es liegen kann. Bemerkt wurde das am 21. November 2026 um 11:15 Uhr. Referenzen: AAAA-0000.",
    );
  });

  it("many are parked: ten are named", () => {
    const text = textOf(firing("parked", 53));
    expect(text).toContain(
      "sind 53 Anfragen nicht zustellbar, die älteste eingegangen am 21. November 2026 um 10:15 Uhr.",
    );
    expect(text).toContain("„enquiries resend --parked“");
    expect(text.match(/AAAA-/g)).toHaveLength(10);
    expect(text).toContain("AAAA-0009 und 43 weitere.");
  });

  it("nothing can be stored, nor read", () => {
    const alert = { ...firing("storage", 0), backlog: undefined };
    expect(textOf(alert)).toContain("https://www.makler.test kann keine Anfragen speichern.");
    expect(alertJson(alert, sender.SITE_URL)).toMatchObject({
      ...{ waiting: null, parked: null, oldestMinutes: null },
    });
  });

  it.each(["waiting", "parked", "storage"] as const)("%s is over", (kind) => {
    const text = textOf(over(kind));
    expect(text).toContain(
      "Der Alarm galt vom 21. November 2026 um 11:15 Uhr bis zum 21. November 2026 um 12:47 Uhr.",
    );
    expect(text).toContain("Stand jetzt: 0 wartend, 0 nicht zustellbar.");
    expect(text).not.toContain("Referenz");
  });

  it("to a web address, with the facts beside them", () => {
    const alert = firing("waiting", 2);
    expect(alertJson(alert, sender.SITE_URL)).toEqual({
      title: "Alarm: www.makler.test: Anfragen warten",
      text: textOf(alert),
      kind: "waiting",
      state: "firing",
      since: "2026-11-21T10:15:00.000Z",
      waiting: 2,
      parked: 0,
      oldestMinutes: 62,
      site: "https://www.makler.test",
    });
    const setBack = { ...alert, at: at - 1440 * MINUTE };
    expect(alertJson(setBack, sender.SITE_URL).oldestMinutes).toBe(0);
  });
});
