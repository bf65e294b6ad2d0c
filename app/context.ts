/** What a request's loaders and action are handed: the site by its composition root, the rest by the door. */
import type { Environment } from "./config/environment.server";
import type { Edition } from "./edition.server";
import type { Outcome } from "./enquiry/accept.server";
import type { Enquiry } from "./enquiry/enquiry";
import type { FirstInformationFile } from "./legal/first-information-pdf.server";
import type { SiteData } from "./shell/site-data.server";
import type { Desk, Outbox } from "./store/outbox.server";

export interface SiteContext {
  settings: Environment;
  /** The same for all of a request. */
  edition: Edition;
  /** Takes an enquiry on for `client`, a key of the door's. */
  accept: (enquiry: Enquiry, client: string) => Promise<Outcome>;
  outbox: Pick<Outbox, "stats" | "probe">;
  /** What the links in the broker's mail do. */
  desk: Desk;
  firstInformation: () => Promise<FirstInformationFile>;
}

/** What the composition root gives to the door. */
export interface Site {
  settings: Environment;
  /** What a request that begins now is handed. */
  context: () => SiteContext;
  /** Calls `listener` each time that requests get another edition. */
  onEditionChange: (listener: () => void) => void;
  /** Begins nothing new, and resolves when what is under way has ended, after `patienceMs` at the latest. */
  stop: (patienceMs: number) => Promise<unknown>;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends SiteContext {
    /** The key that the sender's enquiries are counted under. */
    client: string;
    /** What the page asked for shows of the broker and the site; put together once a request, when first asked for. */
    site: () => SiteData;
    /** Set by an action that gives the form back; the loaders of the same request read it. */
    sentBack: boolean;
    /** Set where the page is rendered: the policy's sources for its inline scripts. */
    scriptSources: string[];
    /** The same for the styles in it that not every site has. */
    styleSources: string[];
  }
}
