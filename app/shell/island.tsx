/**
 * The server draws the whole page; React in the browser takes over one part of it alone, its island. So nothing
 * that a browser, a translator or a password manager has changed around it concerns React. What scripts add to the
 * item browsers around it they add without React, see `follow-browsers`.
 */
import {
  createContext,
  useContext,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import type { SiteData } from "./site-data.server";

/** What the server alone draws, around the island: React in the browser neither carries nor touches it. */
export type ServerParts = {
  Frame: ComponentType<{ children: ReactNode }>;
  /** What stands on a page with a form above it; `form` is its id. */
  Topics: ComponentType<TopicsProps>;
  /** What stands around a form, which are its children. */
  Enquiry: ComponentType<EnquiryProps>;
};

/** Undefined in the browser. */
export const ServerParts = createContext<ServerParts | undefined>(undefined);

/** What pages show of the broker. In the browser it is what an error says: no picture is drawn there. */
export type ShownSite = Partial<Pick<SiteData, "called" | "pictures" | "townPictureText">> & {
  halves: SiteData["halves"];
  broker: Pick<SiteData["broker"], "name" | "phone"> &
    Partial<Pick<SiteData["broker"], "association">>;
};
export const ShownSite = createContext<ShownSite | undefined>(undefined);

/** The page around `children`, which are all of it in the browser. */
export function Framed({ children }: { children: ReactNode }) {
  const Frame = useContext(ServerParts)?.Frame;
  return Frame ? <Frame>{children}</Frame> : children;
}

type EnquiryProps = { of: "insurance" | "finance"; children: ReactNode };
type TopicsProps = { of: "insurance" | "finance"; form: string };

/** The choice of items above the form with the id `form`. */
export function Topics(props: TopicsProps) {
  const Choice = useContext(ServerParts)?.Topics;
  return Choice && <Choice {...props} />;
}

const ISLAND = "insel";

/** The element that scripts take over; null where the page has none. */
export const islandElement = () => document.getElementById(ISLAND);

/** What scripts take over. A page has one, and renders nothing else in the browser. */
export function Island({ className, children }: { className: string; children: ReactNode }) {
  const inBrowser = !useContext(ServerParts);
  if (inBrowser) return children;
  return (
    <div id={ISLAND} className={className}>
      {children}
    </div>
  );
}

/** False on the server and in the first render, true once scripts run: what needs them is added then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
