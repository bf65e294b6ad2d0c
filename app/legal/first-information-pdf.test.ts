import { readFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { parse } from "yaml";
import { profileSchema } from "../broker/profile.server";
import { firstInformation } from "../content/first-information";
import { firstInformationPdf } from "./first-information-pdf.server";
test("x", async () => {
  const broker = profileSchema.parse(parse(readFileSync("app/broker/example.yaml","utf8")));
  writeFileSync("/tmp/o.pdf", await firstInformationPdf(firstInformation(broker), broker));
  const b2 = {...broker, name: "Nguyễn Łukasz Kovačević-Straße", firm: "Kovačević & Söhne, Versicherungen, Finanzierungen und Vorsorgeberatung für den Mittelstand und private Haushalte <Inhaber>", example: false,
   insurerHoldings: Array.from({length: 30},(_, i)=> `Beteiligung ${i} an der Versicherung „Muster“ mit einem sehr langen Namen, der umbrochen wird, damit man es sieht – und so weiter`),
   chamber: {...broker.chamber, website: "https://müller.example/ein/sehr/langer/pfad/der/nicht/in/eine/zeile/passt/und/darum/umbrochen/wird/irgendwo/in/der/mitte.html"}};
  writeFileSync("/tmp/s.pdf", await firstInformationPdf(firstInformation(b2), b2));
});
