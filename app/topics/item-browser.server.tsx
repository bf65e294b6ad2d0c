/** What stands above the form on a form's page: its head and two browsers of items. */
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Broker } from "../broker/profile.server";
import { buttons } from "../content/enquiry";
import { financeItems, financePage } from "../content/finance";
import { insuranceItems, insurancePage } from "../content/insurance";
import { creditNotice, scopeOfPowers } from "../content/remuneration";
import { browserWords } from "../content/site";
import { FinanceScene, InsuranceScene } from "../drawings/scenes";
import { financeDrawings } from "../drawings/finance";
import { ArrowLeft, ArrowRight, type Drawing } from "../drawings/drawing";
import { insuranceDrawings } from "../drawings/insurance";
import { itemIcons } from "../drawings/item-icons";
import { TOPIC_ASKED } from "../enquiry/rules";
import { LongWord } from "../german/words";
import { PageHead } from "../shell/page-parts";
import {
  BUSINESS,
  choiceFrom,
  financeRanges,
  INSTALMENT,
  insuranceRanges,
  PRIVATE,
  PROPERTY,
  wrapped,
  type Range,
} from "./choice.server";

/** What stands on /finanzierung above the form, whose id is `form`. */
export function FinanceTopics({ form, broker }: { form: string; broker: Broker }) {
  const { pathname, search } = useLocation();
  const { selected } = choiceFrom(new URLSearchParams(search), financeItems, financeRanges);
  const shared = { items: financeItems, drawings: financeDrawings, path: pathname, form };
  return (
    <>
      <DefaultButton form={form} />
      <PageHead title={financePage.title} lead={financePage.header} scene={<FinanceScene />}>
        <p>
          <strong>{creditNotice}</strong> {scopeOfPowers(broker)}
        </p>
      </PageHead>
      <ItemBrowser
        {...shared}
        range={PROPERTY}
        selected={selected[PROPERTY.query] ?? PROPERTY.first}
        heading={financePage.immoHeading}
        intro={financePage.immoIntro}
      />
      <ItemBrowser
        {...shared}
        range={INSTALMENT}
        selected={selected[INSTALMENT.query] ?? INSTALMENT.first}
        heading={financePage.rateHeading}
        intro={financePage.rateIntro}
        notice={creditNotice}
      />
      <p className="page-close">{financePage.footer}</p>
    </>
  );
}

/** What stands on /versicherungen above the form, whose id is `form`. */
export function InsuranceTopics({ form }: { form: string }) {
  const { pathname, search } = useLocation();
  const { selected } = choiceFrom(new URLSearchParams(search), insuranceItems, insuranceRanges);
  const shared = { items: insuranceItems, drawings: insuranceDrawings, path: pathname, form };
  return (
    <>
      <DefaultButton form={form} />
      <PageHead
        title={insurancePage.title}
        lead={insurancePage.header}
        scene={<InsuranceScene />}
      />
      <ItemBrowser
        {...shared}
        range={PRIVATE}
        selected={selected[PRIVATE.query] ?? PRIVATE.first}
        heading={insurancePage.privateHeading}
        intro={insurancePage.privateIntro}
      />
      <ItemBrowser
        {...shared}
        range={BUSINESS}
        selected={selected[BUSINESS.query] ?? BUSINESS.first}
        heading={insurancePage.businessHeading}
        intro={insurancePage.businessIntro}
      />
      <p className="page-close">{insurancePage.footer}</p>
    </>
  );
}

type BrowserItem = {
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
  drawings: Record<string, Drawing>;
  /** Index of the item that is shown first. */
  selected: number;
  /** Path of the page, and the id of its form. */
  path: string;
  form: string;
};

/**
 * Icons to pick from, arrows that step around the ends, and the chosen item. The icons are a set of radio
 * buttons and the style sheet shows the item of the one that is chosen: so they work before scripts and
 * without, and what was typed into the form stays. `follow-browsers` adds what only scripts can.
 */
function ItemBrowser(props: ItemBrowserProps) {
  const { range, heading, intro, notice, items } = props;
  const shown = items.slice(range.first, range.last + 1);
  return (
    <section className="browser" id={range.query} aria-labelledby={`${range.query}-titel`}>
      <header className="browser-head">
        <h2 id={`${range.query}-titel`}>{heading}</h2>
        <p>{intro}</p>
        {notice && <p className="browser-notice">{notice}</p>}
      </header>
      <div className="tray" role="radiogroup" aria-labelledby={`${range.query}-titel`}>
        {shown.map((item, offset) => (
          <TrayItem key={item.slug} {...props} item={item} index={range.first + offset} />
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite" />
      <div className="browser-stages">
        {shown.map((item, offset) => (
          <Stage key={item.slug} {...props} item={item} index={range.first + offset} />
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

type ItemProps = ItemBrowserProps & { item: BrowserItem; index: number };

const idOf = ({ query }: Range, item: BrowserItem | undefined) => `${query}-${item?.slug ?? ""}`;

function TrayItem({ range, selected, item, index }: ItemProps) {
  const id = idOf(range, item);
  const Icon = itemIcons[item.slug];
  return (
    <label className="tray-item">
      <input
        type="radio"
        name={range.query}
        value={item.slug}
        id={id}
        // The arrows are labels, too: its name is what stands beside the icon alone.
        aria-labelledby={`${id}-name`}
        defaultChecked={index === selected}
      />
      {Icon && <Icon className="tray-icon" />}
      <span id={`${id}-name`}>
        <LongWord>{item.name}</LongWord>
      </span>
    </label>
  );
}

/** One item with its arrows. */
function Stage({ range, items, drawings, path, form, item, index }: ItemProps) {
  const id = idOf(range, item);
  const Picture = drawings[item.slug];
  const before = items[wrapped(range, index, -1)];
  const after = items[wrapped(range, index, 1)];
  return (
    <div className="browser-stage">
      <Arrow to={idOf(range, before)} name={browserWords.previous(before?.name ?? "")}>
        <ArrowLeft />
      </Arrow>
      <div className="browser-panel" role="group" aria-labelledby={`${id}-name`}>
        <p className="browser-name">
          <LongWord>{item.name}</LongWord>
        </p>
        {Picture && <Picture className="browser-picture" />}
        <div className="browser-text">
          <h3>{item.heading}</h3>
          {item.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="browser-example">
            <strong>{browserWords.example}</strong> {item.example}
          </p>
          <button
            className="button"
            type="submit"
            form={form}
            name={TOPIC_ASKED}
            value={item.name}
            formAction={`${path}?${range.query}=${item.slug}#anfrage`}
            formNoValidate
          >
            {browserWords.ask}
          </button>
        </div>
      </div>
      <Arrow to={idOf(range, after)} name={browserWords.next(after?.name ?? "")}>
        <ArrowRight />
      </Arrow>
    </div>
  );
}

/** The label of the icon it leads to: a press on it chooses that one. */
function Arrow({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <label className="browser-arrow" htmlFor={to}>
      <span className="visually-hidden">{name}</span>
      {children}
    </label>
  );
}
