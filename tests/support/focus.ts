/** What a test asks the page about focus and targets. Runs without the page's own scripts, too. */
import type { Page } from "playwright/test";

export type Stop = {
  /** What is read out or seen of it, to name it in a fault. */
  name: string;
  /** Left, top, right and bottom of what can be pressed, in px of the window. */
  box: [number, number, number, number];
  outlined: boolean;
  /** Something of it lies uncovered in the window. */
  seen: boolean;
};

/** Where the focus is; undefined while it is nowhere, as after the last stop. */
export function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // A grid of points, a little inside: a link over two lines has corners without anything in them.
    const inside = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = inside.flatMap((x) =>
      inside.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const label = element.getAttribute("aria-label") ?? element.textContent.trim();
    return {
      name: `${element.localName} ${label || element.id}`,
      box: [left, top, right, bottom],
      outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      seen: points.some(([x, y]) => element.contains(document.elementFromPoint(x, y))),
    };
  });
}

/** Presses Tab from the top of the page to its end; gives every stop once, in order. */
export async function allStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 100; count++) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("the Tab key never comes to the end of the page");
}
