/** What the pages of the shipped site are called, with the example as its broker. */
import fs from "node:fs";
import { parseProfile } from "../../app/broker/broker.server";
import { documentsOf } from "../../app/content/documents.server";
import { shippedTexts } from "../../app/content/texts.server";
import { pages } from "../../app/pages";
import { EXAMPLE } from "./profile";

const profile = parseProfile(fs.readFileSync(EXAMPLE, "utf8"));
if (!("broker" in profile)) throw new Error(profile.faults.join("\n"));

const documents = documentsOf({ broker: profile.broker, texts: shippedTexts() });

/** In the order of the pages. */
export const documentPages = pages.map((page) => ({ ...page, ...documents[page.path] }));
