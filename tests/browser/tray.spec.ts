/**
 * The icons of a browser: however many a broker lists, all are as wide as each other and no name is cut off or touches
 * its edge. Rows differ by one at most and stand in the middle; where an odd number would leave a place open, the way to
 * the form has it.
 */
import { expect, once, shippedOnly, test } from "../support/journey.ts";

const WIDTHS = [
  320, 360, 375, 390, 412, 430, 431, 540, 600, 650, 651, 700, 768, 834, 950, 951, 1024,
];
WIDTHS.push(1100, 1200, 1255, 1256, 1280, 1366, 1440, 1500, 1501, 1600, 1920);

for (const width of WIDTHS) {
  test(`3 to 12 icons stand in even rows at ${width} px`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/versicherungen");
    for (let count = 3; count <= 12; count++) {
      const { rows, widths, heights, columns, off, cut } = await page.evaluate(layOut, count);
      const said = `${count}: ${JSON.stringify({ rows, widths, off, columns })}`;
      expect(cut, said).toEqual([]);
      expect(Math.max(...off), said).toBeLessThan(1);
      expect(Math.max(...widths) - Math.min(...widths), said).toBeLessThan(0.5);
      if (width <= 650) {
        expect(columns, said).toBeLessThanOrEqual(2);
        expect(new Set(rows).size, said).toBe(1);
        expect(Math.max(...heights) - Math.min(...heights), said).toBeLessThan(0.5);
        continue;
      }
      expect(Math.min(...rows), said).toBeGreaterThan(1);
      expect(Math.max(...rows) - Math.min(...rows), said).toBeLessThanOrEqual(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("a page's head leads to each of its trays, where it has more than one", async ({
  page,
  words,
}) => {
  for (const { path } of words.forms) {
    await page.goto(path);
    const trays = await page.locator(".browser").evaluateAll((all) => all.map(({ id }) => id));
    const links = page.locator(".page-words .ways a");
    await expect(links).toHaveCount(trays.length > 1 ? trays.length : 0);
    for (const [index, link] of (await links.all()).entries()) {
      await link.click();
      const heading = page.locator(`#${trays[index]} h2`);
      await expect(heading).toBeInViewport();
      await expect(heading).toHaveText((await link.textContent())!);
    }
  }
});

test(
  "icon and name are seen without effort, and are pressed with a thumb",
  once,
  async ({ page }) => {
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/versicherungen");
      const sizes = await page.locator("label.tray-item").evaluateAll((items) =>
        items.map((item) => {
          const icon = getComputedStyle(item.querySelector("svg")!);
          return {
            target: Math.min(item.clientWidth, item.clientHeight),
            drawn: Number.parseFloat(icon.width) - 2 * Number.parseFloat(icon.paddingLeft),
            letters: Number.parseFloat(getComputedStyle(item).fontSize),
          };
        }),
      );
      for (const { target, drawn, letters } of sizes) {
        expect(target).toBeGreaterThanOrEqual(72);
        // On a phone the longest name stands beside it, clear of it and of the edge.
        expect(drawn).toBeGreaterThanOrEqual(width <= 650 ? 40 : 48);
        expect(letters).toBeGreaterThanOrEqual(15);
      }
    }
  },
);

test(
  "on a phone, icons and the beginning of what they show are seen together",
  once,
  async ({ page }) => {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/versicherungen");
      const tray = (await page.locator("#privat .tray").boundingBox())!;
      const heading = (await page
        .locator("#privat .browser-text h3")
        .filter({ visible: true })
        .boundingBox())!;
      expect(tray.height, `at ${width} px`).toBeLessThanOrEqual(320);
      expect(heading.y - tray.y, `at ${width} px`).toBeLessThanOrEqual(420);
    }
  },
);

test("a name breaks between syllables alone", once, async ({ page }) => {
  for (const path of ["/versicherungen", "/finanzierung"]) {
    for (const width of [360, 375, 390, 430, 660, 768, 951, 1024, 1256, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const broken = await page.locator(".tray-item > span").evaluateAll((names) =>
        names.flatMap((name) => {
          const broad = name.getBoundingClientRect().height;
          (name as HTMLElement).style.overflowWrap = "normal";
          return name.getBoundingClientRect().height === broad ? [] : [name.textContent];
        }),
      );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test(
  "where letters are large, names stay whole and nothing scrolls sideways",
  once,
  async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/versicherungen");
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const count of [3, 7, 10, 12]) {
        const { cut } = await page.evaluate(layOut, count);
        expect(cut, `${count} at ${width} px`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test("what isn't among the icons leads to the form", shippedOnly, async ({ page }) => {
  for (const [path, width] of [
    ["/versicherungen", 390],
    ["/finanzierung", 390],
    ["/versicherungen", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const other = page.getByRole("link", { name: "Etwas anderes?" });
    await other.first().click();
    await expect(page).toHaveURL(`${path}#anfrage`);
    await expect(page.locator("#anfrage")).toBeInViewport();
    await expect(page.locator("#anfrage select[name=topic]")).toHaveValue("");
  }
});

test("each of twelve can be chosen, and is shown alone", once, async ({ page }) => {
  await page.goto("/versicherungen");
  await page.evaluate(() => {
    document.querySelector("#privat .tray-else")?.remove();
    for (const list of document.querySelectorAll("#privat .tray, #privat .browser-stages")) {
      for (let index = 0; list.children.length < 12; index++) {
        list.append(list.children[index]!.cloneNode(true));
      }
    }
  });
  const stages = page.locator("#privat .browser-stage");
  for (let index = 0; index < 12; index++) {
    await page.locator("#privat .tray-item").nth(index).locator("input").check();
    await expect(stages.filter({ visible: true })).toHaveCount(1);
    await expect(stages.nth(index)).toBeVisible();
  }
});

/** In the page: fills the tray with `count` icons, the longest name among them, and measures it. */
function layOut(count: number) {
  const tray = document.querySelector("#privat .tray")!;
  tray.className = `tray tray-${count}`;
  const template = tray.children[0]!.cloneNode(true) as Element;
  const other = Object.assign(document.createElement("a"), { href: "#anfrage" });
  other.className = "tray-item tray-else";
  const word = Object.assign(document.createElement("span"), { textContent: "Etwas anderes?" });
  other.append(template.querySelector("svg")!.cloneNode(true), word);
  const long = "Betriebs\u00adunfähigkeits\u00adversicherung";
  const names = ["Hausrat", long, "Kfz-Versicherung", "Betriebliche Gebäudeversicherung"];
  tray.replaceChildren(
    ...Array.from({ length: count }, (_, index) => {
      const icon = template.cloneNode(true) as Element;
      icon.querySelector("span")!.textContent = names[index % names.length]!;
      return icon;
    }),
    ...(count % 2 ? [other] : []),
  );
  const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
  const rows = new Map<number, DOMRect[]>();
  const cut: string[] = [];
  for (const icon of tray.children) {
    const box = icon.getBoundingClientRect();
    if (box.width === 0) continue;
    rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
    const words = document.createRange();
    words.selectNodeContents(icon.querySelector("span") ?? icon);
    const { left, right } = words.getBoundingClientRect();
    if (left < box.left || right > box.right) cut.push(icon.textContent);
  }
  const boxes = [...rows.values()];
  const center = middle(tray.getBoundingClientRect());
  return {
    rows: boxes.map(({ length }) => length),
    widths: boxes.flat().map((box) => box.width),
    heights: boxes.flat().map((box) => box.height),
    columns: new Set(boxes.flat().map((box) => Math.round(box.left))).size,
    // How far each row's middle is from the tray's.
    off: boxes.map((row) =>
      Math.abs(middle({ left: row[0]!.left, right: row.at(-1)!.right }) - center),
    ),
    cut,
  };
}

test(
  "on a phone the head's links to its trays stand apart, whatever they wrap to, and end above the line",
  once,
  async ({ page, words }) => {
    for (const { path } of words.forms) {
      const trays = words.browsers.filter((browser) => browser.path === path).length;
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        const [head, ...links] = await page
          .locator(".page-head, .page-words .ways a")
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return { left, right, top, bottom };
            }),
          );
        expect(links).toHaveLength(trays > 1 ? trays : 0);
        for (const [index, link] of links.entries()) {
          const before = links[index - 1];
          const apart = !before || link.top - before.bottom >= 8 || link.left - before.right >= 8;
          expect(apart, `${path} at ${width} px`).toBe(true);
          expect(link.bottom, `${path} at ${width} px`).toBeLessThanOrEqual(head!.bottom);
        }
      }
    }
  },
);
