/** What people and their tools do to a page: fingers through the browser's protocol, translators, late scripts. */
import type { Page } from "playwright/test";

type Point = [x: number, y: number];

/** Fingers on the page: each is the way of one of them, and they move together, step by step. */
export async function touch(page: Page, ...fingers: Point[][]) {
  const devtools = await page.context().newCDPSession(page);
  const points = (step: number) =>
    fingers.map((way, id) => ({ id, x: way[step]?.[0] ?? 0, y: way[step]?.[1] ?? 0 }));
  const steps = fingers[0]?.length ?? 0;
  for (let step = 0; step < steps; step++) {
    const type = step === 0 ? "touchStart" : "touchMove";
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points(step) });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

/** The way of a finger from a point, in ten steps. */
export const way = ([x, y]: Point, [right, down]: Point): Point[] =>
  Array.from({ length: 11 }, (_, step) => [x + (right * step) / 10, y + (down * step) / 10]);

/** Keeps the page's scripts back until the function that it gives is called, which waits until they run. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/build\/.*\.js$/, async (route) => {
    await held;
    // The page may have gone on meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await takenOver(page);
  };
}

/** Goes to an address and does there what everybody does first; where scripts are for that, they run then. */
export async function ready(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  await begin(page);
}

/** A first move, which the scripts wait for; on a page that has any, it waits until they have the form. */
export async function begin(page: Page) {
  const scripted = await page.evaluate(() => "__remixContext" in window);
  if (scripted) await takenOver(page);
}

/** Until React has made the form its own, effects and all. The scripts wait for a first move. */
export async function takenOver(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const form = document.querySelector("form.enquiry-form");
    return form && Object.keys(form).some((key) => key.startsWith("__react"));
  });
  // Effects run after what they belong to was drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Stops React's scheduler from the start, so that taking the form over has begun but doesn't come to its end
 * until the function it gives is called.
 */
export async function holdTakeover(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let open = false;
    Object.assign(window, {
      MessageChannel: class {
        port1: { onmessage?: () => void } = {};
        port2 = {
          postMessage: () => {
            const deliver = () => void setTimeout(() => this.port1.onmessage?.());
            if (open) deliver();
            else held.push(deliver);
          },
        };
      },
      goOn: () => {
        open = true;
        for (const deliver of held) deliver();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
}

/** What a browser's translator does, now and to whatever is added later: text goes into two font elements. */
export function translate(page: Page) {
  return page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (!text.data.trim()) continue;
        if (text.parentElement?.closest("script, style, textarea, title, font")) continue;
        // The library has declared the element old; the translators use it all the same.
        const font = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
        const outer = font();
        const inner = outer.appendChild(font());
        text.replaceWith(outer);
        inner.textContent = `${text.data} (en)`;
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) wrap(target);
          else wrap(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What password managers do to a form: attributes of theirs, and elements between and inside its own. */
export function manage(page: Page) {
  return page.evaluate(() => {
    const form = document.querySelector("#anfrage form");
    form?.setAttribute("data-manager-form", "contact");
    for (const input of form?.querySelectorAll("input, textarea, select") ?? []) {
      input.setAttribute("data-manager-id", crypto.randomUUID());
      const mark = document.createElement("manager-mark");
      mark.attachShadow({ mode: "closed" });
      input.after(mark);
    }
    form?.prepend(document.createElement("manager-frame"));
  });
}
