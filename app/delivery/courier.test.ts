import { expect, it } from "vitest";
import { faultOf } from "./courier.server";

const error = (properties: object) => Object.assign(new Error("text of the relay's"), properties);

it.each([
  [{ code: "EENVELOPE", responseCode: 451, command: "RCPT TO" }, "temporary", true],
  [{ code: "EMESSAGE", responseCode: 421, command: "DATA" }, "temporary", true],
  [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, "refused", true],
  [{ code: "EMESSAGE", responseCode: 552, command: "DATA" }, "refused", true],
  [{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, "access", true],
  [{ code: "EENVELOPE", responseCode: 530, command: "MAIL FROM" }, "access", true],
  [{ code: "ETLS", command: "STARTTLS" }, "access", false],
  [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "access", false],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "access", false],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" }, "temporary", false],
  [{ code: "ETIMEDOUT", command: "CONN" }, "temporary", false],
  [{ code: "EDNS" }, "temporary", false],
  [{ code: "ENOSPC" }, "temporary", false],
])("%j is %s", (properties, kind, answered) => {
  expect(faultOf(error(properties))).toMatchObject({ kind, answered });
});

it("tells codes and stages, and no text that could quote a person", () => {
  const fault = faultOf(error({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }));
  expect(fault.class).toBe("EENVELOPE 550 RCPT TO");
  expect(faultOf("a thrown string").class).toBe("unknown");
  expect(faultOf(undefined).class).toBe("unknown");
});

it("takes for a reply code only what is one: a relay may begin its line with any number", () => {
  const fault = faultOf(error({ code: "EPROTOCOL", responseCode: 491701234567, command: "CONN" }));
  expect(fault).toEqual({ kind: "temporary", class: "EPROTOCOL CONN", answered: true });
});
