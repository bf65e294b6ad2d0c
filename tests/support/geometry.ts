/** Where a page's words really are: what is cut, covered or set over each other. Runs without the page's scripts. */
import type { Page } from "playwright/test";

/**
 * Every line of text that can't be read, with the reason: beside the screen, cut by a box, under something else,
 * or over another text. Inputs count, too: their own line must fit into them.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Line = { node: Text; parent: Element; rect: DOMRect };
    const faults: string[] = [];
    const say = (fault: string, { node, rect }: Line) => {
      const place = `${Math.round(rect.left)},${Math.round(rect.top + scrollY)}`;
      const size = `${Math.round(rect.width)}x${Math.round(rect.height)}`;
      faults.push(`${fault}: "${node.data.trim().slice(0, 50)}" at ${place}, ${size}`);
    };
    const skipped = ".visually-hidden, .trap, .skip-link, svg, option, textarea, script, style";
    const layer = document.querySelector("dialog:modal, :popover-open, .overlay") ?? document.body;
    const linesOf = (): Line[] => {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.nodeValue?.trim() || parent.closest(skipped)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects())
          if (rect.width > 1) lines.push({ node: node as Text, parent, rect });
      }
      return lines;
    };

    // What goes along at the thumb is read where it ends; that it lies in nobody's way is asked in reach.spec.
    const atItsEnd = new CSSStyleSheet();
    atItsEnd.replaceSync(".thumb { position: static !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, atItsEnd];

    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    window.scrollTo({ top: 0, behavior: "instant" });
    // A look before may have scrolled a box of its own: what is out of sight there lies over nothing.
    for (const box of document.querySelectorAll("body *")) if (box.scrollTop > 0) box.scrollTop = 0;
    // What sticks is put in its place with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const lines = linesOf();
    if (lines.length < 2) return ["there is no text"];
    for (const line of lines) {
      const { left, right, top, bottom, height } = line.rect;
      if (left < -1 || right > document.documentElement.clientWidth + 1)
        say("beside the screen", line);
      for (let box: Element | null = line.parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const wide = clips(overflowX) && (left < edge.left - 1 || right > edge.right + 1);
        // A line's box is higher than its letters.
        const some = height * 0.2;
        const high = clips(overflowY) && (top + some < edge.top || bottom - some > edge.bottom);
        if (box !== document.documentElement && (wide || high))
          say(`cut by ${box.localName}.${box.className}`, line);
      }
    }

    // The letters of a line fill about the middle three fifths of its box.
    const letters = lines.map(({ rect }) => [
      rect.top + rect.height * 0.22,
      rect.bottom - rect.height * 0.22,
    ]);
    lines.forEach((line, index) => {
      for (let other = index + 1; other < lines.length; other++) {
        const { node, rect } = lines[other]!;
        if (node === line.node) continue;
        const wide = Math.min(rect.right, line.rect.right) - Math.max(rect.left, line.rect.left);
        const [top = 0, bottom = 0] = letters[index]!;
        const [otherTop = 0, otherBottom = 0] = letters[other]!;
        const high = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
        if (wide > 1 && high > 1) say(`over "${node.data.trim().slice(0, 30)}"`, line);
      }
    });

    // A control without a face of its own that lies over its label, so that all of it can be pressed.
    const seenThrough = (element: Element, { parent }: Line) => {
      const { appearance, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const bare = appearance === "none" && backgroundColor === "rgba(0, 0, 0, 0)";
      const own = element.matches("input") && element.closest("label")?.contains(parent);
      return own && (opacity === "0" || (bare && backgroundImage === "none"));
    };
    for (const line of lines) {
      const range = document.createRange();
      range.selectNodeContents(line.node);
      const number = lines.filter(({ node }) => node === line.node).indexOf(line);
      const before = range.getClientRects();
      if (!before.length) continue;
      line.parent.scrollIntoView({ block: "center", behavior: "instant" });
      // A long text doesn't fit into the window: its line is brought there by itself. What sticks goes its own way
      // with each step, and ends nearer to it.
      const place = () => [...range.getClientRects()].filter(({ width }) => width > 1)[number];
      let now = place();
      for (let step = 0; now && step < 4; step++) {
        window.scrollBy({ top: now.top - innerHeight / 2, behavior: "instant" });
        now = place();
      }
      if (!now) continue;
      const y = now.top + now.height / 2;
      for (const part of [0.1, 0.5, 0.9]) {
        const x = now.left + now.width * part;
        if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
        const hit = document.elementsFromPoint(x, y).find((element) => !seenThrough(element, line));
        if (hit && !hit.contains(line.parent) && !line.parent.contains(hit)) {
          say(`under ${hit.localName}.${hit.getAttribute("class") ?? ""}`, line);
          break;
        }
      }
    }

    for (const input of layer.querySelectorAll<HTMLElement>("input, select, textarea")) {
      if (!input.checkVisibility() || input.closest(".trap")) continue;
      if (!input.matches("input:not([type=checkbox]), select")) continue;
      if (input.scrollHeight > input.clientHeight + 1)
        faults.push(`too low: ${input.outerHTML.slice(0, 60)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`sideways: ${scrollWidth} px in ${clientWidth}`);
    window.scrollTo({ top: 0, behavior: "instant" });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== atItsEnd);
    return [...new Set(faults)];
  });
}

/** As a reader sets it: in the browser's settings, so that what is measured by the letter grows with it. */
export async function enlargeRoot(page: Page, percent: number) {
  await page.evaluate((percent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${percent}% }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, percent);
}

/** As a phone does it: the letters alone, and nothing that is measured by them. Gives what takes it back. */
export async function enlargeLetters(page: Page, percent: number): Promise<() => Promise<void>> {
  await page.evaluate((percent) => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *:not(svg, svg *)")];
    const styles = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
    });
    elements.forEach((element, index) => {
      const [size = 0, height = Number.NaN] = styles[index] ?? [];
      element.style.setProperty("font-size", `${(size * percent) / 100}px`);
      if (!Number.isNaN(height)) element.style.setProperty("line-height", String(height / size));
    });
  }, percent);
  return () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>(
        "body, body *:not(svg, svg *)",
      )) {
        element.style.removeProperty("font-size");
        element.style.removeProperty("line-height");
      }
    });
}
