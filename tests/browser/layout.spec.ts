/** Where things are: the five breakpoints, the line through the drawings, the ends of lines. */
import fs from "node:fs";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { pages } from "../../app/pages.ts";
import { ready } from "../support/hands.ts";
import { all, expect, finance, once, shippedOnly, test } from "../support/journey.ts";

const at = async (page: Page, width: number, path = "/") => {
  await page.setViewportSize({ width, height: 900 });
  if (new URL(page.url(), "http://site.invalid").pathname !== path || page.url() === "about:blank")
    await page.goto(path);
};

test.describe("a breakpoint's own value belongs to the smaller layout", () => {
  test("1500 px: the page grows wider above it", once, async ({ page }) => {
    const left = async (width: number) => {
      await at(page, width);
      return page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().left);
    };
    // 75 rem in the middle, and 84 rem.
    expect(await left(1500)).toBeCloseTo((1500 - 1200) / 2, 0);
    expect(await left(1501)).toBeCloseTo((1501 - 1344) / 2, 0);
  });

  test("1255 px: the partner's logo shrinks", all(once, shippedOnly), async ({ page }) => {
    const width = async (screen: number) => {
      await at(page, screen);
      return (await page.locator(".footer-partner-mark").boundingBox())?.width ?? 0;
    };
    expect(await width(1256)).toBe(160);
    expect(await width(1255)).toBe(120);
  });

  test("950 px: the bar's links become a menu", once, async ({ page, words }) => {
    const button = page.getByRole("button", { name: "Menü öffnen" });
    const link = page.getByRole("banner").getByRole("link", { name: words.aboutLink });
    await at(page, 951);
    await expect(button).toBeHidden();
    await expect(link).toBeVisible();
    await at(page, 950);
    await expect(button).toBeVisible();
    await expect(link).toBeHidden();
  });

  test("650 px: the footer's middle goes", once, async ({ page, words }) => {
    const middle = page.getByRole("contentinfo").getByText(words.broker.firm);
    await at(page, 651);
    await expect(middle).toBeVisible();
    await at(page, 650);
    await expect(middle).toBeHidden();
  });

  test("430 px: the footer is one column", once, async ({ page }) => {
    const lefts = async (width: number) => {
      await at(page, width);
      const links = page.getByRole("contentinfo").getByRole("link");
      return new Set(
        await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left)),
      ).size;
    };
    expect(await lefts(431)).toBe(3);
    expect(await lefts(430)).toBe(1);
  });

  test("and there are no others", all(once, shippedOnly), () => {
    const queries = fs
      .readdirSync("app/styles")
      .filter((name) => name.endsWith(".css"))
      .flatMap((name) =>
        Array.from(fs.readFileSync(`app/styles/${name}`, "utf8").matchAll(/@media ([^{]*)/g)),
      )
      .flatMap(([, query = ""]) => query.match(/\([^)]*(?:width|inline-size)[^)]*\)/g) ?? []);
    expect(queries.length).toBeGreaterThan(10);
    // In letters, so that pages fold for who has set larger ones; here in pixels of letters that nobody has set.
    const allowed =
      /^\((?:(1500|1255|950|650|430)px < )?width (?:<=|>) (1500|1255|950|650|430)px\)$/;
    const inPixels = (query: string) =>
      query.replaceAll(/([\d.]+)em/g, (_all, letters) => `${Number(letters) * 16}px`);
    expect(queries.join(), "in letters").not.toContain("px");
    expect(queries.filter((query) => !allowed.test(inPixels(query)))).toEqual([]);
  });
});

/** Where ink begins and ends in the column of pixels `x` px from the left, in the band around `y`. */
const stroke = (page: Page, x: number, y: number) =>
  reds(page, { x: Math.floor(x), y: Math.floor(y - 12), width: 1, height: 24 });

/** How red each pixel of a row or a column is. */
async function reds(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number[]> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, pixel) =>
    data.readUInt8(pixel * info.channels),
  );
}

test.describe("the line is one line at both ends of a drawing", () => {
  for (const [path, scene, floor, beyond = 0] of [
    ["/", ".tile-insurance .tile-scene svg", 0.84],
    ["/", ".tile-finance .tile-scene svg", 0.84],
    ["/kontakt", ".page-scene svg", 0.88],
    // What is drawn reaches the edges of the box; feet of an arch are beyond it.
    ["/versicherungen", ".page-scene svg", 1, 20],
    ["/finanzierung", ".page-scene svg", 1, 20],
    ["/about", ".page-scene svg", 1, 40],
    ["/about", ".about-talk", 352 / 354, 40],
  ] as const) {
    test(`${path} ${scene}`, once, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      // Windows in which the drawing lies on whole pixels, and in between.
      for (const width of [768, 1000, 1263, 1280, 1366, 1537, 1600]) {
        await at(page, width, path);
        const drawing = page.locator(scene).first();
        await drawing.scrollIntoViewIfNeeded();
        const box = await drawing.boundingBox();
        if (!box) throw new Error("no drawing");
        const y = box.y + box.height * floor;
        for (const edge of [box.x - beyond, box.x + box.width + beyond]) {
          if (edge < 6 || edge > width - 6) continue;
          const [outside, inside] = [
            await stroke(page, edge - 3, y),
            await stroke(page, edge + 3, y),
          ];
          const ground = Math.max(...outside);
          expect(Math.min(...outside), "there is a line").toBeLessThan(ground - 20);
          expect(inside, `at ${width} px, edge ${edge}`).toEqual(outside);
        }
      }
    });
  }
});

for (const path of ["/", "/about"]) {
  test(
    `${path}: the last call's house stands at the page's edge, on a phone in its middle; its line is whole`,
    all(once, shippedOnly),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [390, 768, 1280, 1440, 1600]) {
        await at(page, width, path);
        const house = page.locator(".closing-scene");
        await house.evaluate((scene) => scene.scrollIntoView({ block: "center" }));
        const { left, foot } = await house.evaluate((scene) => {
          const { width, bottom } = scene.getBoundingClientRect();
          const margin = document.querySelector("h1")!.getBoundingClientRect().left;
          const middle = (innerWidth - width) / 2;
          const beside = innerWidth > 950 ? margin : innerWidth - margin - width;
          return { left: innerWidth > 650 ? beside : middle, foot: bottom };
        });
        // Amber on petrol, as the line is.
        const amber = (red: number) => red > 120;
        const row = await reds(page, { x: 0, y: foot - 40, width: left + 20, height: 1 });
        const wall = row.findIndex(amber);
        expect(wall, `at ${width} px`).toBeGreaterThanOrEqual(Math.floor(left) - 1);
        expect(wall, `at ${width} px`).toBeLessThanOrEqual(Math.ceil(left) + 1);
        // Between two pixels, a part of it is on each.
        const line = await reds(page, { x: width - 5, y: foot - 20, width: 1, height: 30 });
        const [ground, full] = [Math.min(...line), Math.max(...line)];
        expect(full, "there is a line").toBeGreaterThan(ground + 200);
        const covered = line.map((red) => (red - ground) / (full - ground));
        const thickness = covered.reduce((sum, each) => sum + each);
        expect(thickness, `at ${width} px`).toBeGreaterThan(2.75);
      }
    },
  );
}

for (const path of ["/versicherungen", "/finanzierung"]) {
  test(
    `${path}: the line below the dark band is whole, and on whole pixels`,
    all(once, shippedOnly),
    async ({ page }) => {
      // By night what follows is dark, too.
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      for (const width of [360, 390, 768, 1280, 1440, 1600]) {
        await at(page, width, path);
        const band = page.locator(".page-close");
        await band.evaluate((close) => close.scrollIntoView({ block: "end" }));
        await page.evaluate(() => scrollBy(0, 200));
        const foot = await band.evaluate((close) => close.getBoundingClientRect().bottom);
        const column = await reds(page, {
          x: width - 5,
          y: Math.round(foot) - 15,
          width: 1,
          height: 30,
        });
        expect(
          column.filter((red) => red > 60),
          `at ${width} px`,
        ).toEqual([244, 244, 244]);
      }
    },
  );
}

test(
  "facts and what can be looked up stand in the columns of what follows",
  shippedOnly,
  async ({ page }) => {
    for (const width of [1024, 1280, 1440, 1600]) {
      await at(page, width, "/about");
      const left = (parts: string) =>
        page
          .locator(parts)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
      const columns = await left(".about-facts > dl > div");
      expect(columns).toHaveLength(3);
      const permissions = ".about-permissions > dl";
      for (const parts of [permissions, `${permissions} a`]) {
        expect(await left(parts), `${parts} at ${width} px`).toEqual(columns);
      }
      // What isn't done: its heading in the first, each statement from the second on.
      const never = ".about-more section:last-child";
      expect([...(await left(`${never} h2`)), (await left(`${never} p`))[0]]).toEqual(
        columns.slice(0, 2),
      );
      // However long a permission's name is, the numbers are on one line.
      const heights = await page
        .locator(`${permissions} a`)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      expect(new Set(heights).size, `at ${width} px`).toBe(1);
    }
  },
);

test("all of a legal page's contents are seen beside its text", shippedOnly, async ({ page }) => {
  for (const path of ["/datenschutz", "/impressum", "/erstinformation"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const hidden = await page
      .locator(".legal-contents")
      .evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden, path).toBeLessThanOrEqual(0);
  }
});

test("the town's hills come down to the ground on both sides", once, async ({ page }) => {
  await page.goto("/");
  const hills = page.locator(".landing-scene path.d-s").first();
  const filled = await hills.evaluate((path: SVGGeometryElement) => {
    const { x, width } = path.getBBox();
    const high = (at: number) =>
      Array.from({ length: 318 }, (_, y) => y).find((y) => path.isPointInFill(new DOMPoint(at, y)));
    return [x + 2, x + width / 4, x + width - 2].map((at) => 318 - (high(at) ?? 318));
  });
  expect(filled[1]).toBeGreaterThan(60);
  expect(filled[0]).toBeLessThan(25);
  expect(filled[2]).toBeLessThan(25);
});

for (const width of [320, 360, 390, 430, 650, 768, 950, 960, 1280, 1440, 1600]) {
  test(
    `at ${width} px a tile's arrow covers nothing of its drawing, and no word`,
    once,
    async ({ page }) => {
      await at(page, width);
      const covered = await page.locator(".tiles .tile").evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const box = (element: Element) => element.getBoundingClientRect();
          const arrow = tile.querySelector(".tile-arrow");
          if (!arrow) return ["no arrow"];
          const { left, right, top, bottom } = box(arrow);
          const range = document.createRange();
          const texts = [
            ...tile.querySelectorAll(".tile-title > :first-child, .tile-text"),
          ].flatMap((text) => {
            range.selectNodeContents(text);
            return [...range.getClientRects()];
          });
          // The line itself runs from edge to edge.
          const shapes = [...tile.querySelectorAll(".tile-scene svg > :not(.d-a)")].map(box);
          return [...texts, ...shapes]
            .filter(
              (other) =>
                other.right > left &&
                other.left < right &&
                other.bottom > top &&
                other.top < bottom,
            )
            .map(({ x, y }) => `at ${x}, ${y}`);
        }),
      );
      expect(covered).toEqual([]);
    },
  );
}

for (const path of ["/", "/kontakt"]) {
  for (const width of [390, 960, 1280, 1600]) {
    test(
      `${path} at ${width} px: a tile's words follow its title`,
      once,
      async ({ page, words }) => {
        await at(page, width, path);
        const gaps = await page.locator("main .tile:visible").evaluateAll((tiles) =>
          tiles.map((tile) => {
            const box = (selector: string) => tile.querySelector(selector)?.getBoundingClientRect();
            return (box(".tile-text")?.top ?? Infinity) - (box(".tile-title")?.bottom ?? 0);
          }),
        );
        expect(gaps).toHaveLength(words.home.tiles.length);
        for (const gap of gaps) expect(gap).toBeLessThan(16);
        if (!words.halves.finance) return;
        // The notice is no column of its own: it stands below what it belongs to.
        const [text, notice] = await Promise.all(
          [".tile-text:not(.tile-notice)", ".tile-notice"].map((part) =>
            page.locator(".tile-finance:visible").locator(part).boundingBox(),
          ),
        );
        expect(notice?.x).toBe(text?.x);
      },
    );
  }
}

for (const width of [360, 390, 430, 768, 950]) {
  test(
    `at ${width} px the steps follow each other without holes, each joined to the next`,
    once,
    async ({ page, words }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await at(page, width);
      const steps = await page.locator(".process-step").evaluateAll((all) =>
        all.map((step) => {
          const { top, bottom } = step.getBoundingClientRect();
          const line = step.querySelector(".process-line-tall")?.getBoundingClientRect();
          const words = [...step.querySelectorAll("p")];
          const text = Math.max(...words.map((each) => each.getBoundingClientRect().bottom));
          const stop = Number.parseFloat(getComputedStyle(step, "::before").height);
          return { top, bottom, text, stop: top + stop, line: line && [line.top, line.bottom] };
        }),
      );
      expect(steps).toHaveLength(words.home.process.steps.length);
      steps.forEach(({ text, stop, line, bottom }, index) => {
        const next = steps[index + 1];
        if (!next) {
          expect(line).toBeUndefined();
          return;
        }
        expect(next.top - text, `after step ${index + 1}`).toBeLessThanOrEqual(48);
        expect(line?.[0]).toBeCloseTo(stop, 0);
        expect(line?.[1]).toBeCloseTo(next.top, 0);
        expect(bottom).toBeCloseTo(next.top, 0);
      });
    },
  );
}

/** The last words of each line that isn't the last of its block, as the browser broke it. */
function lineEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ends: string[] = [];
    const blocks = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest("svg, script, style, select, .visually-hidden, .trap") &&
        /^(block|flex|grid|list-item|inline-block)$/.test(getComputedStyle(element).display),
    );
    const range = document.createRange();
    for (const block of blocks) {
      let line = "";
      let bottom: number | undefined;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Text of a block within is that block's.
        let own = node.parentElement;
        while (own && own !== block && getComputedStyle(own).display === "inline")
          own = own.parentElement;
        if (own !== block) {
          line = "";
          bottom = undefined;
          continue;
        }
        const text = node.nodeValue ?? "";
        for (const { 0: piece, index } of text.matchAll(/[^\s\u00a0-]+-?|-|[\s\u00a0]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + piece.length);
          const rect = range.getClientRects()[0];
          if (!rect || piece.trim() === "") {
            line += piece.trim() === "" ? " " : piece;
            continue;
          }
          if (bottom !== undefined && rect.top > bottom - rect.height / 3) {
            ends.push(line.trim().slice(-30));
            line = "";
          }
          bottom = rect.bottom;
          line += piece;
        }
      }
    }
    return ends;
  });
}

const STUMBLING =
  /(^|[\s(])(§{1,2}|Art\.|Abs\.|S\.|Satz|Nr\.|Buchst\.|z\.|d\.)$|(^|[\s(„])\p{L}{1,2}-$|E-Mail-$|PV-$|, der$/u;

for (const { path } of pages) {
  test(`${path}: no line ends where its reader stumbles`, once, async ({ page }) => {
    let seen = 0;
    for (const width of [320, 360, 375, 390, 412, 430, 600, 768, 834, 1024, 1280, 1440, 1600]) {
      await at(page, width, path);
      const ends = await lineEnds(page);
      seen += ends.length;
      expect(
        ends.filter((end) => STUMBLING.test(end)),
        `at ${width} px`,
      ).toEqual([]);
    }
    expect(seen, "lines were found").toBeGreaterThan(50);
  });
}

test("no line of an error ends where its reader stumbles", once, async ({ page, words }) => {
  const { path } = words.forms.at(-1)!;
  await ready(page, path);
  await page.locator(".enquiry-form > [type=submit]").click();
  await expect(page.locator(".summary")).toContainText("E-Mail-Adresse");
  for (const width of [320, 360, 375, 390, 412, 430, 768]) {
    await at(page, width, path);
    const ends = await lineEnds(page);
    expect(
      ends.filter((end) => STUMBLING.test(end)),
      `at ${width} px`,
    ).toEqual([]);
  }
});

for (const path of ["/", "/kontakt"]) {
  test(
    `${path}: words and arrows of both tiles are at the same height`,
    all(once, finance),
    async ({ page }) => {
      for (const width of [951, 1280, 1600]) {
        await at(page, width, path);
        for (const part of [".tile-title", ".tile-text:not(.tile-notice)", ".tile-arrow"]) {
          const tops = await page
            .locator(`main .tile:not(.topic-choice) ${part}`)
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
          expect(tops).toHaveLength(2);
          expect(tops[0], `${part} at ${width} px`).toBeCloseTo(tops[1] ?? 0, 0);
        }
      }
    },
  );
}

test("where a long word breaks at a joint, its hyphen is seen", once, async ({ page, words }) => {
  let broken = 0;
  for (const path of ["/", ...words.forms.map((form) => form.path)]) {
    for (const width of [320, 360, 390, 768, 1280]) {
      await at(page, width, path);
      const joints = await page.locator(".joint").evaluateAll((all) =>
        all.flatMap((joint) => {
          if (!joint.checkVisibility()) return [];
          const range = document.createRange();
          const rects = (node: Node | null) => {
            if (!node) return [];
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          };
          const before = rects(joint.previousSibling).at(-1);
          const after = rects(joint.nextSibling)[0];
          if (!before || !after || after.top < before.bottom - before.height / 3) return [];
          return [
            { word: joint.parentElement?.textContent, hyphen: joint.getBoundingClientRect().width },
          ];
        }),
      );
      broken += joints.length;
      expect(
        joints.filter(({ hyphen }) => hyphen < 2),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
  expect(broken, "some words break").toBeGreaterThan(5);
});

test(
  "every reference to a law keeps its number, on paper and when a window is small",
  once,
  async ({ page }) => {
    for (const path of ["/impressum", "/datenschutz", "/erstinformation"]) {
      await page.goto(path);
      const text = await page.locator("main").evaluate((main) => main.textContent);
      expect(text.match(/(§|Art\.|Abs\.|Buchst\.|Nr\.)\u00a0\S/g)?.length).toBeGreaterThan(5);
      expect(text.match(/(§§?|Art\.|Abs\.|Buchst\.|Nr\.|S\.|Satz) (\d|[a-z]\b).{10}/g)).toBeNull();
    }
  },
);

// The first is a sheet of A4 between the margins.
for (const width of [642, 700, 1300]) {
  test(
    `on paper ${width} px wide, an item's name stands above its picture and beside nothing`,
    once,
    async ({ page, words }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(words.browsers[0]!.path);
      await page.emulateMedia({ media: "print" });
      const box = (part: string) =>
        page
          .locator(`.browser-${part}:visible`)
          .first()
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top, bottom };
          });
      const [name, picture, text] = [await box("name"), await box("picture"), await box("text")];
      expect(name.bottom).toBeLessThanOrEqual(picture.top);
      expect(name.bottom).toBeLessThanOrEqual(text.top);
      expect(name.bottom).toBeGreaterThan(name.top);
      // Side by side: a picture as wide as the sheet would cost one.
      expect(text.top).toBeLessThan(picture.bottom);
    },
  );
}

for (const width of [700, 900, 1000, 1300, 1600]) {
  test(
    `at ${width} px the arrows stand below the picture, whatever is said beside it`,
    once,
    async ({ page, words }) => {
      const { path, id, items } = words.browsers[0]!;
      await page.setViewportSize({ width, height: 900 });
      for (const { slug } of items) {
        await page.goto(`${path}?${id}=${slug}`);
        const gaps = await page.locator(`#${id} .browser-stage:visible`).evaluate((stage) => {
          const box = (part: string) =>
            stage.querySelector(`.browser-${part}`)!.getBoundingClientRect();
          const [picture, arrow, name, text] = ["picture", "arrow", "name", "text"].map(box);
          return {
            below: arrow!.top - picture!.bottom,
            beside: Math.abs(arrow!.top - name!.top),
            aside: text!.left - name!.right,
            inside: stage.getBoundingClientRect().bottom - arrow!.bottom,
          };
        });
        expect(gaps.below, slug).toBeGreaterThanOrEqual(8);
        expect(gaps.below, slug).toBeLessThan(40);
        expect(gaps.beside, slug).toBeLessThan(2);
        expect(gaps.aside, slug).toBeGreaterThan(0);
        expect(gaps.inside, slug).toBeGreaterThanOrEqual(-1);
      }
    },
  );
}
