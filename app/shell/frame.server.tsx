/** What stands around every page, drawn by the server alone: head, navigation bar, footer. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { refusalOf, site as words } from "../content/site";
import { CloseIcon, MenuIcon, PhoneIcon } from "../drawings/drawing";
import { Heading, LongWord } from "../german/words";
import formsStyles from "../styles/forms.css";
import homeStyles from "../styles/home.css";
import readingStyles from "../styles/reading.css";
import fraunces from "../styles/fonts/fraunces.woff2";
import sourceSans from "../styles/fonts/source-sans-3.woff2";
import { askAddress } from "../pages";
import { closeOnLeave, speculationRules, transitionStyle } from "./scripts.server";
import { ShownSite } from "./island";
import { RefusalView, Ways } from "./page-parts";
import { BrokerLogo, Bust, PartnerLogo } from "./pictures";
import type { SiteData } from "./site-data.server";

type FrameProps = {
  site: SiteData;
  /** What the page says of itself: its title, its description. */
  head: ReactNode;
  /** `lateScript`'s, where the page has one. */
  late?: string | undefined;
  /** After everything else. */
  scripts?: ReactNode;
  /** It answers a form: two places of one page, blended into each other, can't be read. */
  reply?: boolean | undefined;
  children: ReactNode;
};

/** The texts of the scripts in a frame, with the `late` one that it was given: the page's policy has to allow them. */
export const frameScripts = (late?: string): readonly string[] => [
  speculationRules,
  late ?? closeOnLeave,
];

/** Those of the styles that this site's frame has beside every frame's own, `transitionStyle`. */
export const frameStyles = ({ look: { colourStyle } }: SiteData): readonly string[] =>
  colourStyle === undefined ? [] : [colourStyle];

/** Each kind of page has a sheet of its own, so that nobody waits for the styles of another. */
function stylesOf(page: SiteData["page"]): string {
  if (page?.path === "/") return homeStyles;
  return page?.form ? formsStyles : readingStyles;
}

export function Frame({ site, head, late, scripts, reply, children }: FrameProps) {
  const { broker, page, look } = site;
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={look.themeColors[scheme]}
          />
        ))}
        {broker.example && <meta name="robots" content="noindex" />}
        {head}
        <link rel="stylesheet" href={stylesOf(page)} />
        {look.colourStyle && <style dangerouslySetInnerHTML={{ __html: look.colourStyle }} />}
        {/* Every page needs both at once; fonts are fetched without credentials, preloaded or not. */}
        {[fraunces, sourceSans].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" type="image/svg+xml" href={look.icon} />
        {!reply && <style dangerouslySetInnerHTML={{ __html: transitionStyle }} />}
        <InlineScript type="speculationrules" code={speculationRules} />
        {!late && <InlineScript code={closeOnLeave} />}
      </head>
      <body>
        <a className="skip-link" href="#inhalt">
          {words.skipLink}
        </a>
        <NavigationBar {...site} />
        {broker.example && (
          <aside className="example-notice" aria-label={words.exampleLabel}>
            <p>{words.exampleNotice}</p>
          </aside>
        )}
        <main id="inhalt" tabIndex={-1}>
          {children}
          {!page?.form && <ThumbBar {...site} />}
        </main>
        <Footer {...site} />
        {late && <InlineScript type="module" code={late} />}
        {scripts}
      </body>
    </html>
  );
}

/** A script that stands in the page itself. It runs only where its text is among the policy's sources. */
function InlineScript({ type, code }: { type?: string; code: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The page that turns a request away with `status`, and the texts of the scripts and styles in it. */
export function refusalPage(
  status: number,
  site: SiteData,
): { html: string; scripts: readonly string[]; styles: readonly string[] } {
  const refusal = refusalOf(status);
  const html = renderToStaticMarkup(
    <ShownSite.Provider value={site}>
      <Frame site={site} head={<title>{refusal.title}</title>}>
        <RefusalView {...refusal} phone={site.broker.phone} halves={site.halves} />
      </Frame>
    </ShownSite.Provider>,
  );
  return {
    html: `<!DOCTYPE html>${html}`,
    scripts: frameScripts(),
    styles: frameStyles(site),
  };
}

const numberIn = (phone: SiteData["broker"]["phone"]) =>
  phone.find((part) => typeof part !== "string");

/**
 * The bar at the top. At 950 px and below its links are a panel that the menu button opens: a popover, so that
 * it works, closes with Escape and gives the focus back, all without a script.
 */
function NavigationBar(site: SiteData) {
  const { broker, links, page } = site;
  const { name, firm, phone, hours } = broker;
  const number = numberIn(phone);
  const ask = askAddress(page, site.halves);
  return (
    <header className="bar">
      <a className="bar-home" href="/" aria-label={`${firm}: ${words.logoLabel}`}>
        <BrokerLogo className="bar-mark" eager />
        <span className="bar-name">{firm}</span>
      </a>
      <nav aria-label={words.navigationLabel}>
        <button className="bar-menu" type="button" popovertarget="menu" aria-label={words.menuOpen}>
          <MenuIcon />
        </button>
        <div className="bar-panel" id="menu" popover="auto">
          <button
            className="bar-close"
            type="button"
            popovertarget="menu"
            popovertargetaction="hide"
            aria-label={words.menuClose}
          >
            <CloseIcon />
          </button>
          <div className="bar-person">
            <div className="bar-person-ways">
              <p>{name}</p>
              <Ways phone={phone} />
            </div>
            {hours.length > 0 && (
              <div className="bar-hours">
                {hours.map((line) => (
                  <p key={line}>
                    <Heading>{line}</Heading>
                  </p>
                ))}
              </div>
            )}
            <Bust className="bar-bust" sizes="17rem" />
          </div>
          <ul className="bar-links">
            {links.navigation.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={path === page?.path ? "page" : undefined}>
                  <span>
                    <LongWord>{label}</LongWord>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <a className="button bar-panel-ask" href={ask}>
            {words.ask}
          </a>
        </div>
      </nav>
      {number && (
        <a className="bar-phone" href={number.href} aria-label={`${words.call}: ${number.text}`}>
          <PhoneIcon />
          <span>{number.text}</span>
        </a>
      )}
      <a className="button bar-ask" href={ask}>
        {words.ask}
      </a>
    </header>
  );
}

/**
 * For the thumb, at the lower edge of a phone: call, or write. It is part of what surrounds it and ends with that,
 * so it never lies over a form or the footer.
 */
function ThumbBar(site: SiteData) {
  const number = numberIn(site.broker.phone);
  return (
    <p className="thumb">
      {number && (
        <a href={number.href} aria-label={`${words.call}: ${number.text}`}>
          <PhoneIcon />
          {number.text}
        </a>
      )}
      <a className="button" href={askAddress(site.page, site.halves)}>
        {words.ask}
      </a>
    </p>
  );
}

/** What stands above a form. */
export function AboveForm({ site, children }: { site: SiteData; children: ReactNode }) {
  return (
    <div className="above-form">
      {children}
      <ThumbBar {...site} />
    </div>
  );
}

function Footer({ broker, links, year }: SiteData) {
  return (
    <footer className="footer">
      <nav className="footer-links" aria-label={words.footerLabel}>
        <ul>
          {links.footer.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="footer-middle">
        <BrokerLogo className="footer-mark" />
        <span>{broker.firm}</span>
      </div>
      {broker.association && (
        <div
          className="footer-partner"
          role="img"
          aria-label={words.partnerLogo(broker.association)}
        >
          <PartnerLogo className="footer-partner-mark" />
        </div>
      )}
      <p className="footer-copyright">
        {words.copyright(broker.name, year)}
        {", "}
        <span className="whole">{broker.address}</span>
        {broker.agency && (
          <>
            {". "}
            <span className="whole">{words.madeBy(broker.agency)}</span>
          </>
        )}
      </p>
    </footer>
  );
}
