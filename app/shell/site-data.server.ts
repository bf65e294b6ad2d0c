import { theBroker } from "../broker/broker.server";
import { insuranceAgency } from "../broker/insurance-agency";
import { thePictures } from "../broker/pictures.server";
import { environment } from "../config/environment.server";
import { germanYear } from "../german-time";
import { linksIn, pageAt } from "../pages";
import { withPhoneLinks } from "../phone.server";

/** What every page shows of the broker and the site; `url` is the page's own. */
export function siteData(url: string) {
  const profile = theBroker();
  const { name, firm, phone, agency, association, example } = profile;
  const { SITE_URL } = environment();
  return {
    siteUrl: SITE_URL,
    year: germanYear(),
    broker: { name, firm, agency, association, example, phone: withPhoneLinks(phone) },
    pictures: thePictures(),
    insuranceAgency: insuranceAgency(profile, SITE_URL),
    page: pageAt(new URL(url).pathname),
    links: { navigation: linksIn("navigation"), footer: linksIn("footer") },
  };
}

export type SiteData = ReturnType<typeof siteData>;
