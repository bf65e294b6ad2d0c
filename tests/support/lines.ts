/** How a browser breaks headings and labels into lines, and which of these are left ragged. */
import type { Page } from "playwright/test";

/** What is set large or stands in a card; labels are too short to be asked where they break. */
const HEADINGS = "h1, h2, h3, .tile-title, .overlay-title, .browser-name";
const LABELS = ".button, .bar-ask, .tray-item > span, .bar-links a";

/** A word that leads on to the next. */
const LEADING =
  "und oder der die das den dem des ein eine einen einem einer dein deine deinen für zu zum zur in im an am auf aus " +
  "bei mit nach von vom vor bis als wie ob du ich";

/**
 * Headings and labels in sight whose last line is one short word, and headings in which a line ends with a word that
 * leads on though the next had room beside it. A stroke stands for the end of a line. `within` is a selector.
 */
export function raggedHeadings(page: Page, within = "body"): Promise<string[]> {
  const asked = `${within} :is(${HEADINGS}, ${LABELS})`;
  return page.evaluate(
    ({ asked, headings, leading }) => {
      const leads = new Set(leading.split(" "));
      const range = document.createRange();

      type Word = { text: string; rects: DOMRect[] };
      const wordsOf = (element: Element): Word[] => {
        const words: Word[] = [];
        let open = false;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest(".visually-hidden")) continue;
          for (const { 0: piece, index } of (node.nodeValue ?? "").matchAll(/\s+|\S+/g)) {
            if (!piece.trim()) {
              open = false;
              continue;
            }
            range.setStart(node, index);
            range.setEnd(node, index + piece.length);
            const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
            const last = words.at(-1);
            if (open && last) {
              last.text += piece;
              last.rects.push(...rects);
            } else words.push({ text: piece, rects });
            open = true;
          }
        }
        return words.filter(({ rects }) => rects.length > 0);
      };

      type Line = { words: Word[]; left: number; right: number; bottom: number };
      const linesOf = (words: Word[]): Line[] => {
        const lines: Line[] = [];
        for (const word of words) {
          for (const { top, bottom, left, right, height } of word.rects) {
            let line = lines.at(-1);
            if (!line || top > line.bottom - height / 3) {
              line = { words: [], left, right, bottom };
              lines.push(line);
            }
            if (line.words.at(-1) !== word) line.words.push(word);
            line.left = Math.min(line.left, left);
            line.right = Math.max(line.right, right);
            line.bottom = Math.max(line.bottom, bottom);
          }
        }
        return lines;
      };

      const roomOf = (element: Element): number => {
        let block = element;
        while (getComputedStyle(block).display === "inline" && block.parentElement)
          block = block.parentElement;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      };
      const widthOf = ({ rects }: Word) => rects.reduce((sum, { width }) => sum + width, 0);

      return [...document.querySelectorAll(asked)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        if (element.closest(".visually-hidden")) return [];
        const words = wordsOf(element);
        const lines = linesOf(words);
        const last = lines.at(-1);
        if (!last || lines.length < 2) return [];
        const shown = lines.map((line) => line.words.map(({ text }) => text).join(" ")).join(" / ");
        const longest = Math.max(...lines.map(({ left, right }) => right - left));
        const faults: string[] = [];
        if (words.length >= 3 && last.words.length === 1 && last.right - last.left < longest / 4)
          faults.push(`alone: ${shown}`);
        if (element.matches(headings)) {
          const room = roomOf(element);
          lines.slice(0, -1).forEach((line, index) => {
            const end = line.words.at(-1)!;
            const next = lines[index + 1]!.words[0]!;
            const space = widthOf(end) / end.text.length;
            if (end === next || !leads.has(end.text.toLowerCase())) return;
            if (widthOf(end) + space + widthOf(next) <= room) faults.push(`leads on: ${shown}`);
          });
        }
        return faults;
      });
    },
    { asked, headings: HEADINGS, leading: LEADING },
  );
}
