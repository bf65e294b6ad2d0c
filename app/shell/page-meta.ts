import type { MetaDescriptor } from "@remix-run/node";
import { pages, type PagePath } from "../pages";

/** Title and description of the page at `path`, from the table of pages. */
export function pageMeta(path: PagePath): MetaDescriptor[] {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) return [];
  return [{ title: page.title }, { name: "description", content: page.description }];
}
