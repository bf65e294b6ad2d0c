import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { failure } from "./content/refusal";
import { pageAt } from "./pages";
import { Framed, ShownSite } from "./shell/island";
import { RefusalView } from "./shell/page-parts";
import { siteData } from "./shell/site-data.server";

/** What every page shows of the broker and the site. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  json(siteData(pageAt(new URL(request.url).pathname)));

/** None of it changes while somebody reads. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <ShownSite.Provider value={useRouteLoaderData<typeof loader>("root")}>
      <Framed>{children}</Framed>
    </ShownSite.Provider>
  );
}

export default Outlet;

/** What is shown where a page can't be rendered. */
export function ErrorBoundary() {
  return <RefusalView {...failure} phone={useContext(ShownSite)?.broker.phone} />;
}
