/** What the pages of the shipped site are called, with the example as its broker. */
import { documentsOf } from "../../app/content/documents.server";
import { pages } from "../../app/pages";
import { shipped } from "./shipped";

const documents = documentsOf(shipped);

/** In the order of the pages. */
export const documentPages = pages.map((page) => ({ ...page, ...documents[page.path] }));
