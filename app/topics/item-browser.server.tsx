/**
 * What stands above the form on a form's page: its head and its browsers of items. Which items the address chooses in them
 * comes first, so that they can be linked: one name a browser. What somebody chooses from then on stands in the page's radio
 * buttons; scripts write it into the address (`follow-browsers`).
 */
import { useLocation } from "@remix-run/react";
import type { ItemPictures } from "../broker/picture";
import type { Broker } from "../broker/profile.server";
import { buttons } from "../content/enquiry";
import type { Item, TopicBrowser, TopicPage, Topics } from "../content/items.server";
import { creditNotice, scopeOfPowers } from "../content/cost-and-time";
import { browserWords } from "../content/site";
import { ItemDrawing, ItemIcon, OtherIcon, SheetDrawing } from "../drawings/item-drawings";
import { Balanced, Binders, Offer, UnderUmbrella } from "../drawings/scenes";
import { TOPIC_ASKED, type FormKind } from "../enquiry/enquiry";
import { Heading, LongWord, RunningText, Words } from "../german/words";
import { PageHead, SectionHead } from "../shell/page-parts";
import { PictureElement } from "../shell/pictures";
import { drawingSheets } from "./drawing-sheet.server";

type Browsers = Pick<TopicPage, "browsers">;

type Choice = {
  /** Index of the chosen item among those of the page, by browser. */
  selected: Record<string, number>;
  /** The browsers that the address names rightly, in their order on the page. */
  named: string[];
};

/**
 * For the form below the browsers. `address`: where it is sent, the page with its browsers as they stood.
 * `topic`: the item linked to. `topics`: all that can be asked about, by name.
 */
export function choiceData(page: TopicPage, url: string) {
  const { pathname, searchParams } = new URL(url);
  const choice = choiceFrom(searchParams, page);
  return {
    address: pathname + queryOf(choice, page),
    topic: topicOf(choice, page),
    topics: page.items.map(({ name }) => name),
  };
}

/** The choice that a query names; what it doesn't name, or names wrongly, is the item that a browser begins with. */
export function choiceFrom(query: URLSearchParams, { browsers }: Browsers): Choice {
  const choice: Choice = { selected: {}, named: [] };
  for (const { query: name, items, first, start } of browsers) {
    const slug = query.get(name);
    const index = items.findIndex((item) => item.slug === slug);
    choice.selected[name] = index < 0 ? start : first + index;
    if (index >= 0) choice.named.push(name);
  }
  return choice;
}

/** The query that names a choice, with its "?"; empty where nothing was chosen. */
export function queryOf({ selected, named }: Choice, { items }: Pick<TopicPage, "items">): string {
  const query = new URLSearchParams();
  for (const name of named) query.set(name, items[selected[name] ?? -1]?.slug ?? "");
  return named.length > 0 ? `?${query}` : "";
}

/** The name of the item that an address leads to; undefined where it names none, or one in each browser. */
export function topicOf(
  { selected, named }: Choice,
  { items }: Pick<TopicPage, "items">,
): string | undefined {
  const [name, ...others] = named;
  if (name === undefined || others.length > 0) return undefined;
  return items[selected[name] ?? -1]?.name;
}

/** `index` among the items of the page, moved by `step`, around the ends of the browser. */
export function wrapped(
  { first, items: { length } }: Pick<TopicBrowser, "first" | "items">,
  index: number,
  step: number,
): number {
  return first + ((((index - first + step) % length) + length) % length);
}

type PageTopicsProps = {
  of: FormKind;
  /** The id of the form below. */
  form: string;
  edition: { topics: Topics; broker: Broker; itemPictures: ItemPictures };
};

/** What stands on a form's page above the form. */
export function PageTopics({ of, form, edition }: PageTopicsProps) {
  const { topics, broker, itemPictures } = edition;
  const { pathname, search } = useLocation();
  const page = topics[of];
  const { heading, lead, closing } = page.texts;
  const { selected } = choiceFrom(new URLSearchParams(search), page);
  return (
    <>
      <DefaultButton form={form} />
      {of === "insurance" ? (
        <PageHead title={heading} lead={lead} scene={<UnderUmbrella />}>
          <BrowserLinks browsers={page.browsers} />
        </PageHead>
      ) : (
        <PageHead title={heading} lead={lead} scene={<Balanced />}>
          <p className="notice">
            <strong className="whole">{creditNotice}</strong>{" "}
            <Words>{scopeOfPowers(broker) ?? ""}</Words>
          </p>
          <BrowserLinks browsers={page.browsers} />
        </PageHead>
      )}
      {page.browsers.map((browser) => (
        <ItemBrowser
          key={browser.query}
          page={page}
          browser={browser}
          selected={selected[browser.query] ?? browser.start}
          path={pathname}
          form={form}
          pictures={itemPictures}
          sheet={drawingSheets(edition)[of].path}
        />
      ))}
      <div className="page-close">
        <p>
          <RunningText text={closing} />
        </p>
        <div className="page-scene page-close-scene">
          {of === "insurance" ? <Binders /> : <Offer />}
        </div>
      </div>
    </>
  );
}

/** What lies below, where that is more than what is seen next. */
function BrowserLinks({ browsers }: Pick<TopicPage, "browsers">) {
  if (browsers.length < 2) return null;
  return (
    <p className="ways">
      {browsers.map(({ query, heading }) => (
        <a key={query} className="target" href={`#${query}`}>
          {heading}
        </a>
      ))}
    </p>
  );
}

type ItemBrowserProps = {
  page: TopicPage;
  browser: TopicBrowser;
  /** Index of the item that is shown first, among those of the page. */
  selected: number;
  /** Path of the page, and the id of its form. */
  path: string;
  form: string;
  pictures: ItemPictures;
  /** Where the drawings are that aren't shown first. */
  sheet: string;
};

/**
 * Icons to pick from, arrows that step around the ends, and the chosen item. The icons are a set of radio
 * buttons and the style sheet shows the item of the one that is chosen: so they work before scripts and
 * without, and what was typed into the form stays. `follow-browsers` adds what only scripts can.
 */
function ItemBrowser(props: ItemBrowserProps) {
  const { query, heading, intro, notice, items, first } = props.browser;
  return (
    <section className="browser" id={query} aria-labelledby={`${query}-titel`}>
      <SectionHead id={`${query}-titel`} heading={heading} notice={notice}>
        <RunningText text={intro} />
      </SectionHead>
      <div
        className={`tray tray-${items.length}`}
        role="radiogroup"
        aria-labelledby={`${query}-titel`}
      >
        {items.map((item, offset) => (
          <TrayItem key={item.slug} {...props} item={item} index={first + offset} />
        ))}
        {/* Fills the row that an odd number leaves open. */}
        {items.length % 2 > 0 && (
          <a className="tray-item tray-else" href="#anfrage">
            <OtherIcon className="tray-icon" />
            <span>{browserWords.other}</span>
          </a>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite" />
      <div className="browser-stages">
        {items.map((item, offset) => (
          <Stage key={item.slug} {...props} item={item} index={first + offset} />
        ))}
      </div>
    </section>
  );
}

/**
 * Out of sight, before all others: Enter in a field of a form presses its first button, and that must be one
 * that sends, and none below an item. Scripts, which make those ordinary buttons, take it away.
 */
function DefaultButton({ form }: { form: string }) {
  return (
    <button
      className="visually-hidden default-send"
      type="submit"
      form={form}
      tabIndex={-1}
      aria-hidden
    >
      {buttons.submit}
    </button>
  );
}

type ItemProps = ItemBrowserProps & { item: Item; index: number };

const idOf = ({ query }: TopicBrowser, item: Item | undefined) => `${query}-${item?.slug ?? ""}`;

function TrayItem({ browser, selected, item, index }: ItemProps) {
  const id = idOf(browser, item);
  return (
    <label className="tray-item">
      <input
        type="radio"
        name={browser.query}
        value={item.slug}
        id={id}
        // The arrows are labels, too: its name is what stands beside the icon alone.
        aria-labelledby={`${id}-name`}
        defaultChecked={index === selected}
      />
      <ItemIcon name={item.drawing} className="tray-icon" />
      <span id={`${id}-name`}>
        <LongWord>{item.name}</LongWord>
      </span>
    </label>
  );
}

/** See topics.css: about half of the page, and all of a phone. */
const PICTURE_SIZES = "(max-width: 40.625em) 100vw, (max-width: 78.4375em) 47vw, 40rem";

/** One item with its arrows. */
function Stage({ page, browser, selected, path, form, pictures, sheet, item, index }: ItemProps) {
  const own = pictures.get(item.slug);
  const id = idOf(browser, item);
  const { query, items, first } = browser;
  const before = page.items[wrapped(browser, index, -1)];
  const after = page.items[wrapped(browser, index, 1)];
  return (
    <div className="browser-stage">
      <Arrow to={idOf(browser, before)} name={browserWords.previous(before?.name ?? "")} />
      <Arrow to={idOf(browser, after)} name={browserWords.next(after?.name ?? "")} />
      <div className="browser-panel" role="group" aria-labelledby={`${id}-name`}>
        <p className="browser-name">
          <span>
            <LongWord>{item.name}</LongWord>
          </span>
          <small>
            {`${browserWords.place(index - first + 1, items.length)} `}
            <a href={`#${query}`}>{browserWords.all}</a>
          </small>
        </p>
        {own ? (
          <PictureElement picture={own} alt="" sizes={PICTURE_SIZES} className="browser-picture" />
        ) : index === selected ? (
          <ItemDrawing name={item.drawing} className="browser-picture" />
        ) : (
          <SheetDrawing name={item.drawing} className="browser-picture" sheet={sheet} />
        )}
        <div className="browser-text">
          <h3>
            <Heading>{item.heading}</Heading>
          </h3>
          {item.text.map((paragraph, place) => (
            <p key={place}>
              <RunningText text={paragraph} />
            </p>
          ))}
        </div>
        <p className="browser-example">
          <strong>{`${browserWords.example} `}</strong>
          <RunningText text={item.example} />
        </p>
        <button
          className="button"
          type="submit"
          form={form}
          name={TOPIC_ASKED}
          value={item.name}
          formAction={`${path}?${query}=${item.slug}#anfrage`}
          formNoValidate
        >
          {browserWords.ask}
        </button>
      </div>
    </div>
  );
}

/** The label of the icon it leads to: a press on it chooses that one. */
function Arrow({ to, name }: { to: string; name: string }) {
  return (
    <label className="browser-arrow" htmlFor={to}>
      <span className="visually-hidden">{name}</span>
    </label>
  );
}
