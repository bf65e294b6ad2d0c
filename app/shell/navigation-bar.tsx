import { BrokerLogo } from "../broker/broker-pictures";
import { site } from "../content/site";
import { CloseIcon, MenuIcon } from "../drawings/icons";
import type { PageLink } from "../pages";

type NavigationBarProps = { firm: string; links: PageLink[]; pathname: string };

/**
 * The bar at the top. Below 950 px its links are a panel that the menu button opens: a popover, so that it
 * works, closes with Escape and gives the focus back, all without a script.
 */
export function NavigationBar({ firm, links, pathname }: NavigationBarProps) {
  return (
    <header className="bar">
      <a className="bar-home" href="/" aria-label={`${firm}: ${site.logoLabel}`}>
        <BrokerLogo className="bar-mark" eager />
        <span className="bar-name">{firm}</span>
      </a>
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
          <BrokerLogo className="bar-panel-mark" />
          <ul className="bar-links">
            {links.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={path === pathname ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </header>
  );
}
