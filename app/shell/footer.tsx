import { BrokerLogo, PartnerLogo } from "../broker/broker-pictures";
import type { Broker } from "../broker/profile.server";
import { plainText } from "../content/document";
import { site } from "../content/site";
import type { PageLink } from "../pages";

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
