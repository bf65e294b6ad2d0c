/** What stands around every page, drawn by the server alone: head, navigation bar, footer. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { refusalOf } from "../content/refusal";
import { site as words } from "../content/site";
import { CloseIcon, MenuIcon, PhoneIcon } from "../drawings/drawing";
import { LongWord } from "../german/words";
import frontStyles from "../styles/front.css";
import innerStyles from "../styles/inner.css";
import fraunces from "../styles/fonts/fraunces.woff2";
import sourceSans from "../styles/fonts/source-sans-3.woff2";
import { closeOnLeave, speculationRules, transitionStyle } from "./head-data.server";
import { ShownSite } from "./island";
import { RefusalView, Ways } from "./page-parts";
import { BrokerLogo, PartnerLogo } from "./pictures";
import type { SiteData } from "./site-data.server";

type FrameProps = {
  site: SiteData;
  /** What the page says of itself: its title, its description. */
  head: ReactNode;
  /** After everything else. */
  scripts?: ReactNode;
  children: ReactNode;
};

/** The texts of the scripts that every frame has in its head: the page's policy has to allow them. */
export const frameScripts = ({ halves }: SiteData): readonly string[] => [
  speculationRules(halves),
  closeOnLeave,
];

/** Those of the styles that this site's frame has beside every frame's own, `transitionStyle`. */
export const frameStyles = ({ look: { colourStyle } }: SiteData): readonly string[] =>
  colourStyle === undefined ? [] : [colourStyle];

export function Frame({ site, head, scripts, children }: FrameProps) {
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
        <link rel="stylesheet" href={page?.front ? frontStyles : innerStyles} />
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
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" type="image/svg+xml" sizes="any" href={look.iconAddress} />
        <style dangerouslySetInnerHTML={{ __html: transitionStyle }} />
        <InlineScript type="speculationrules" code={speculationRules(site.halves)} />
        <InlineScript code={closeOnLeave} />
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
        </main>
        <Footer {...site} />
        {scripts}
      </body>
    </html>
  );
}

/** A script that stands in the page itself. It runs only where its text is among the policy's sources. */
export function InlineScript({ type, code }: { type?: string; code: string }) {
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
    scripts: frameScripts(site),
    styles: frameStyles(site),
  };
}

/**
 * The bar at the top. At 950 px and below its links are a panel that the menu button opens: a popover, so that
 * it works, closes with Escape and gives the focus back, all without a script.
 */
function NavigationBar({ broker, links, page }: SiteData) {
  const { name, firm, phone } = broker;
  const number = phone.find((part) => typeof part !== "string");
  return (
    <header className="bar">
      <a className="bar-home" href="/" aria-label={`${firm}: ${words.logoLabel}`}>
        <BrokerLogo className="bar-mark" eager />
        <span className="bar-name">{firm}</span>
      </a>
      {number && (
        <a className="bar-phone" href={number.href} aria-label={`${words.call}: ${number.text}`}>
          <PhoneIcon />
          <span>{number.text}</span>
        </a>
      )}
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
            <BrokerLogo className="bar-panel-mark" />
            <p>{name}</p>
            <Ways phone={phone} />
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
        </div>
      </nav>
    </header>
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
      <p className="footer-copyright">{words.copyright(broker.name, broker.agency, year)}</p>
    </footer>
  );
}
