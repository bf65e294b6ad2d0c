/** The icons of a browser: however many a broker lists, none is alone in a row, and no name is cut off. */
import { expect, once, test } from "../support/journey.ts";

for (const width of [320, 360, 390, 430, 540, 600, 650, 768, 1000, 1200, 1210, 1280, 1600]) {
  test(`3 to 12 icons stand in even rows at ${width} px`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/versicherungen");
    for (let count = 3; count <= 12; count++) {
      const { rows, tray, cut } = await page.evaluate(layOut, count);
      const alone = rows.filter(({ icons }) => icons === 1);
      // Where two are in a row, one can be left over; then it has the whole row.
      const wide = alone.every((row) => row.width > tray * 0.9);
      expect(width <= 650 ? wide : alone.length === 0, `${count}: ${JSON.stringify(rows)}`).toBe(
        true,
      );
      expect(cut, `${count}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("each of twelve can be chosen, and is shown alone", once, async ({ page }) => {
  await page.goto("/versicherungen");
  await page.evaluate(() => {
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
  const template = tray.children[0]!.cloneNode(true) as Element;
  const long = "Betriebs\u00adunfähigkeits\u00adversicherung";
  const names = ["Hausrat", long, "Kfz-Versicherung", "Betriebliche Gebäudeversicherung"];
  tray.replaceChildren(
    ...Array.from({ length: count }, (_, index) => {
      const icon = template.cloneNode(true) as Element;
      icon.querySelector("span")!.textContent = names[index % names.length]!;
      return icon;
    }),
  );
  const rows = new Map<number, { icons: number; width: number }>();
  const cut: string[] = [];
  for (const icon of tray.children) {
    const box = icon.getBoundingClientRect();
    const { icons } = rows.get(box.top) ?? { icons: 0 };
    rows.set(box.top, { icons: icons + 1, width: box.width });
    const words = document.createRange();
    words.selectNodeContents(icon.querySelector("span")!);
    const { left, right } = words.getBoundingClientRect();
    if (left < box.left || right > box.right) cut.push(icon.textContent);
  }
  return { rows: [...rows.values()], tray: tray.getBoundingClientRect().width, cut };
}
