import { BrokerLogo, PartnerLogo } from "./pictures";
import { type Inline, plainText } from "../german/words";
import { site } from "../content/site";
import { CloseIcon, MenuIcon, PhoneIcon } from "../drawings/icons";
import type { PageLink } from "../pages";
import { LongWord } from "../german/words";
import { Ways } from "./page-parts";
import type { Broker } from "../broker/profile.server";

type NavigationBarProps = {
  name: string;
  firm: string;
  phone: readonly Inline[];
  links: PageLink[];
  pathname: string;
};

/**
 * The bar at the top. At 950 px and below its links are a panel that the menu button opens: a popover, so that
 * it works, closes with Escape and gives the focus back, all without a script.
 */
export function NavigationBar({ name, firm, phone, links, pathname }: NavigationBarProps) {
  const number = phone.find((part) => typeof part !== "string");
  return (
    <header className="bar">
      <a className="bar-home" href="/" aria-label={`${firm}: ${site.logoLabel}`}>
        <BrokerLogo className="bar-mark" eager />
        <span className="bar-name">{firm}</span>
      </a>
      {number && (
        <a className="bar-phone" href={number.href} aria-label={`${site.call}: ${number.text}`}>
          <PhoneIcon />
          <span>{number.text}</span>
        </a>
      )}
      <nav aria-label={site.navigationLabel}>
        <button className="bar-menu" type="button" popovertarget="menu" aria-label={site.menuOpen}>
          <MenuIcon />
        </button>
        <div className="bar-panel" id="menu" popover="auto">
          <button
            className="bar-close"
            type="button"
            popovertarget="menu"
            popovertargetaction="hide"
            aria-label={site.menuClose}
          >
            <CloseIcon />
          </button>
          <div className="bar-person">
            <BrokerLogo className="bar-panel-mark" />
            <p>{name}</p>
            <Ways phone={phone} />
          </div>
          <ul className="bar-links">
            {links.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={path === pathname ? "page" : undefined}>
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

type FooterBroker = Pick<Broker, "name" | "firm" | "agency" | "association">;

type FooterProps = { broker: FooterBroker; links: PageLink[]; year: number };

export function Footer({ broker, links, year }: FooterProps) {
  return (
    <footer className="footer">
      <nav className="footer-links" aria-label={site.footerLabel}>
        <ul>
          {links.map(({ path, label }) => (
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
      <div className="footer-partner" role="img" aria-label={site.partnerLogo(broker.association)}>
        <PartnerLogo className="footer-partner-mark" />
      </div>
      <p className="footer-copyright">
        {plainText(site.copyright(broker.name, broker.agency, year))}
      </p>
    </footer>
  );
}
