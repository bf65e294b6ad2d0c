import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shipped } from "../../tests/support/shipped";
import type { Broker } from "../broker/profile.server";
import { FIELD_NAMES, forms, offeredForm, type FormDefinition } from "../enquiry/enquiry";
import { checkTyped, messagesFor } from "./form";
import {
  askedAbout,
  check,
  definitionOf,
  enquiryFrom,
  readForm,
  type Sent,
} from "./form-action.server";

const { insurance: insuranceForm, finance: financeForm } = forms;

const request = (body: BodyInit, type?: string) =>
  new Request("http://site.example/", {
    method: "POST",
    body,
    ...(type && { headers: { "Content-Type": type } }),
  });
const keptOf = (sent: Sent) => ("fields" in sent ? [...sent.fields] : []);
const urlencoded = "application/x-www-form-urlencoded";

it("keeps each known field once, and drops everything else", async () => {
  const body = "name=Eva&name=Adam&name[99999999]=1&email.x=1&baufi=on&zusatz=Robot&__intent__=x";
  const read = await readForm(request(body, urlencoded), insuranceForm, []);
  expect(read).toMatchObject({ kind: "enquiry", honeypot: "Robot" });
  expect(keptOf(read)).toEqual([["name", "Eva"]]);
});

it("drops files", async () => {
  const body = new FormData();
  body.set("name", new File(["x"], "x.txt"));
  body.set("phone", "030");
  const read = await readForm(request(body), insuranceForm, []);
  expect(keptOf(read)).toEqual([["phone", "030"]]);
});

it.each([
  ["percent-encoding that isn't UTF-8", "name=%ff", urlencoded],
  ["bytes that aren't UTF-8", new Uint8Array([0x61, 0x3d, 0xff]), urlencoded],
  ["multipart without its boundary", "x", "multipart/form-data"],
  ["a broken multipart body", "x", "multipart/form-data; boundary=b"],
])("gives up on %s", async (_case, body, type) => {
  expect(await readForm(request(body, type), insuranceForm, [])).toEqual({ kind: "unreadable" });
});

it("takes a lone percent sign for what it is", async () => {
  const read = await readForm(request("message=100 % und %zz", urlencoded), insuranceForm, []);
  expect(keptOf(read)).toEqual([["message", "100 % und %zz"]]);
});

it("knows the item that was asked about, and nothing else as one", async () => {
  const items = [{ name: "Hausrat" }];
  const asked = await readForm(request("thema=Hausrat&name=Eva", urlencoded), insuranceForm, items);
  expect(asked).toMatchObject({ kind: "asked", topic: "Hausrat" });
  expect(keptOf(asked)).toEqual([["name", "Eva"]]);
  const other = await readForm(request("thema=Mond&name=Eva", urlencoded), insuranceForm, items);
  expect(other.kind).toBe("enquiry");
});

it("fills in the finance option of the item that was asked about, unless another one was chosen", () => {
  const finance = definitionOf("finance", shipped);
  const after = (topic: string, typed: Record<string, string> = {}) =>
    askedAbout(finance, { kind: "asked", fields: fieldsOf(typed), topic }).initialValue;
  const autokredit = { topic: "Autokredit", financeOption: "Raten- / Autokredit" };
  expect(after("Autokredit")).toMatchObject(autokredit);
  expect(after("Baufinanzierung", autokredit)).toMatchObject({ financeOption: "" });
  expect(after("Baufinanzierung", { ...autokredit, financeOption: "Kauf" })).toMatchObject({
    financeOption: "Kauf",
  });
  expect(definitionOf("insurance", shipped)).toEqual(insuranceForm);
});

function fieldsOf(values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

type Check = (form: FormDefinition, fields: FormData) => ReturnType<typeof check>;

/** What `side` finds wrong with `values`. */
function messagesOf(side: Check, form: FormDefinition, values: Record<string, string>) {
  const submission = side(form, fieldsOf(values));
  return submission.status === "success" ? {} : submission.error;
}

const text = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "on",
    "a@b.de",
    "max@müller.de",
    "jörg@x.de",
    "030",
    "Kauf",
    "Frau",
    "Abends",
  ),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ minLength: 9_990, maxLength: 10_010 }),
);

describe.each([insuranceForm, financeForm])("the form $form", (form) => {
  it("is judged alike by the browser and the server", () => {
    const values = fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, text])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(values, (typed) => {
        const known = Object.fromEntries(
          Object.entries(typed).filter(([name]) => form.fields.some((field) => field === name)),
        ) as Record<string, string>;
        expect(messagesOf(check, form, known)).toEqual(messagesOf(checkTyped, form, known));
      }),
      { numRuns: 300 },
    );
  });
});

const typed = { email: "a@b.de", phone: "030", checkboxPrivacy: "on", baufi: "on" };

/** What is accepted where `typed` and `callback` are sent on a site that asks for it or doesn't. */
async function callbackOf(form: FormDefinition, callBack: boolean, callback: string) {
  const offered = offeredForm(form, { callBack });
  const body = new URLSearchParams({ ...typed, callback });
  const sent = await readForm(request(body), offered, []);
  const submission = "fields" in sent && check(offered, sent.fields);
  if (!submission || submission.status !== "success") throw new Error("not accepted");
  const broker = { name: "Max", partnerProvider: { name: "Partner" } } as Broker;
  return enquiryFrom(offered, submission.value, "", broker).callback;
}

describe.each([insuranceForm, financeForm])("when to call, in the form $form,", (form) => {
  it("is kept as it was chosen, and not at all where it wasn't", async () => {
    expect(await callbackOf(form, true, "Abends")).toBe("Abends");
    expect(await callbackOf(form, true, "")).toBeUndefined();
  });

  it("is dropped where the site doesn't ask, whatever was sent", async () => {
    expect(await callbackOf(form, false, "Abends")).toBeUndefined();
    expect(await callbackOf(form, false, "Um Mitternacht")).toBeUndefined();
  });

  it.each([
    "Um Mitternacht",
    "abends",
    "x".repeat(81),
    "Abends\nMittags",
    `a${"\u0345".repeat(11)}`,
  ])("is one of four: %j is refused", (callback) => {
    expect(messagesOf(check, form, { ...typed, callback })).toEqual({
      callback: ["Bitte wähle eine der Zeiten aus der Liste, oder lass das Feld leer."],
    });
  });
});

it("says the specification's sentence at the finance form's title, and only where it is invalid", () => {
  expect(messagesFor(financeForm, { title: "x\ny" }).title).toEqual(["Your name is required"]);
  expect(messagesFor(financeForm, { title: "" }).title).toBeUndefined();
});

it("asks for no more than the specification does", () => {
  expect(Object.keys(messagesFor(insuranceForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
  ]);
  expect(Object.keys(messagesFor(financeForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
    "baufi",
  ]);
});

it("gives every value normalised, and an empty one for each field that is missing or the other form's", () => {
  const typed = fieldsOf({
    name: " Jo\u0308rg ",
    email: "a@b.de",
    phone: "030",
    message: "",
    checkboxPrivacy: "on",
    financeOption: "Kauf",
  });
  const submission = check(insuranceForm, typed);
  expect(submission.status === "success" && submission.value).toEqual({
    title: "",
    name: "Jörg",
    email: "a@b.de",
    phone: "030",
    callback: "",
    topic: "",
    financeOption: "",
    message: "",
    checkboxPrivacy: "on",
    baufi: "",
  });
});
