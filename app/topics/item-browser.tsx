import { useRef, type KeyboardEvent, type MouseEvent, type TouchEvent } from "react";
import { browserWords } from "../content/browser";
import { ArrowLeft, ArrowRight } from "../drawings/icons";
import { ChosenDrawing, ServerDrawn } from "../drawings/server-drawn";
import type { PageMarkup } from "../drawings/markup.server";
import { LongWord } from "../shell/long-word";
import { useHydrated } from "../shell/use-hydrated";
import { wrapped, type Range } from "./choice";

export type BrowserItem = {
  slug: string;
  name: string;
  heading: string;
  text: readonly string[];
  example: string;
};

type ItemBrowserProps = {
  range: Range;
  heading: string;
  intro: string;
  notice?: string;
  items: readonly BrowserItem[];
  /** The page's drawings; undefined in the browser, where they are taken from the page. */
  markup: PageMarkup | undefined;
  selected: number;
  /** The address of the page with another item chosen here. */
  hrefOf: (index: number) => string;
  onSelect: (index: number) => void;
};

/** Shortest way of a finger, in px, that counts as a swipe. */
const SWIPE = 40;

/** Icons to pick from, arrows that step around the ends, and the chosen item. Without scripts: links. */
export function ItemBrowser(props: ItemBrowserProps) {
  const { range, heading, intro, notice, items, markup, selected, hrefOf, onSelect } = props;
  const touchStart = useRef<number>();
  const panelId = `${range.query}-inhalt`;
  const item = items[selected];
  const step = (by: number) => wrapped(range, selected, by);
  const follow = (index: number) => ({
    href: hrefOf(index),
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        onSelect(index);
      }
    },
  });
  const onTouchEnd = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (Math.abs(way) >= SWIPE) onSelect(step(way < 0 ? 1 : -1));
  };

  return (
    <section className="browser" id={range.query} aria-labelledby={`${range.query}-titel`}>
      <header className="browser-head">
        <h2 id={`${range.query}-titel`}>{heading}</h2>
        <p>{intro}</p>
        {notice && <p className="browser-notice">{notice}</p>}
      </header>
      <Tray {...props} panelId={panelId} />
      <div className="browser-stage">
        <a className="browser-arrow" aria-label={browserWords.previous} {...follow(step(-1))}>
          <ArrowLeft />
        </a>
        <Panel
          id={panelId}
          query={range.query}
          onTouchStart={(event) => (touchStart.current = event.changedTouches[0]?.clientX)}
          onTouchEnd={onTouchEnd}
        >
          {item && (
            <p className="browser-name">
              <LongWord>{item.name}</LongWord>
            </p>
          )}
          {item && <ChosenDrawing slug={item.slug} markup={markup?.pictures[item.slug]} />}
          {item && <ItemText item={item} />}
        </Panel>
        <a className="browser-arrow" aria-label={browserWords.next} {...follow(step(1))}>
          <ArrowRight />
        </a>
      </div>
    </section>
  );
}

/** Links to the items; where scripts run, tabs with one stop for the Tab key and arrow keys between them. */
function Tray({
  range,
  heading,
  items,
  markup,
  selected,
  hrefOf,
  onSelect,
  panelId,
}: ItemBrowserProps & { panelId: string }) {
  const enhanced = useHydrated();
  const tray = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, range, selected);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    tray.current?.querySelectorAll<HTMLElement>("a")[target - range.first]?.focus();
  };
  const role = enhanced ? "tablist" : "group";
  return (
    // The keys are those of the tabs in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="tray"
      ref={tray}
      aria-label={heading}
      role={role}
      onKeyDown={enhanced ? onKeyDown : undefined}
    >
      {items.slice(range.first, range.last + 1).map(({ slug, name }, offset) => {
        const index = range.first + offset;
        const chosen = index === selected;
        const role = enhanced
          ? {
              role: "tab",
              id: `${range.query}-${slug}`,
              "aria-selected": chosen,
              "aria-controls": panelId,
              tabIndex: chosen ? 0 : -1,
            }
          : { "aria-current": chosen || undefined };
        return (
          <a
            key={slug}
            className="tray-item"
            href={hrefOf(index)}
            {...role}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onSelect(index);
            }}
          >
            <ServerDrawn markup={markup?.icons[slug]} />
            <span>
              <LongWord>{name}</LongWord>
            </span>
          </a>
        );
      })}
    </div>
  );
}

function Panel({
  query,
  ...attributes
}: { query: string } & React.ComponentPropsWithoutRef<"div">) {
  const enhanced = useHydrated();
  const role = enhanced
    ? { role: "tabpanel", "aria-labelledby": `${query}-titel`, "aria-live": "polite" as const }
    : {};
  return <div className="browser-panel" {...role} {...attributes} />;
}

function ItemText({ item }: { item: BrowserItem }) {
  return (
    <div className="browser-text">
      <h3>{item.heading}</h3>
      {item.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="browser-example">
        <strong>{browserWords.example}</strong> {item.example}
      </p>
      <a className="button" href="#anfrage">
        {browserWords.ask}
      </a>
    </div>
  );
}

/** A click that should switch here, and not open a tab or a window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function targetOf(key: string, range: Range, selected: number): number | undefined {
  if (key === "ArrowRight") return wrapped(range, selected, 1);
  if (key === "ArrowLeft") return wrapped(range, selected, -1);
  if (key === "Home") return range.first;
  if (key === "End") return range.last;
  return undefined;
}
