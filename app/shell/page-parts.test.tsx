import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CostAndTimeLines } from "./page-parts";

it("an empty list is none: a reader wouldn't be told of no entries", () => {
  const lines = [{ label: "Zeit", text: "Du hörst morgen von mir." }];
  expect(renderToStaticMarkup(<CostAndTimeLines lines={lines} />)).toContain("<li>");
  expect(renderToStaticMarkup(<CostAndTimeLines lines={[]} />)).toBe("");
});
