import { expect, it } from "vitest";
import { insuranceForm } from "../content/insurance";
import { readForm, type Sent } from "./form-action.server";

const request = (body: BodyInit, type?: string) =>
  new Request("http://site.example/", {
    method: "POST",
    body,
    ...(type && { headers: { "Content-Type": type } }),
  });
const fieldsOf = (sent: Sent) => ("fields" in sent ? [...sent.fields] : []);
const urlencoded = "application/x-www-form-urlencoded";

it("keeps each known field once, and drops everything else", async () => {
  const body = "name=Eva&name=Adam&name[99999999]=1&email.x=1&baufi=on&zusatz=Robot&__intent__=x";
  const read = await readForm(request(body, urlencoded), insuranceForm, []);
  expect(read).toMatchObject({ kind: "enquiry", honeypot: "Robot" });
  expect(fieldsOf(read)).toEqual([["name", "Eva"]]);
});

it("drops files", async () => {
  const body = new FormData();
  body.set("name", new File(["x"], "x.txt"));
  body.set("phone", "030");
  const read = await readForm(request(body), insuranceForm, []);
  expect(fieldsOf(read)).toEqual([["phone", "030"]]);
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
  expect(fieldsOf(read)).toEqual([["message", "100 % und %zz"]]);
});

it("knows the item that was asked about, and nothing else as one", async () => {
  const items = [{ name: "Hausrat" }];
  const asked = await readForm(request("thema=Hausrat&name=Eva", urlencoded), insuranceForm, items);
  expect(asked).toMatchObject({ kind: "asked", topic: "Hausrat" });
  expect(fieldsOf(asked)).toEqual([["name", "Eva"]]);
  const other = await readForm(request("thema=Mond&name=Eva", urlencoded), insuranceForm, items);
  expect(other.kind).toBe("enquiry");
});
