import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { failure } from "./content/site";
import { Framed, ShownSite } from "./shell/island";
import { RefusalView } from "./shell/page-parts";
import { headData } from "./shell/site-data.server";

/** What a page's meta and an error say of the broker and the site: no more goes to the browser. */
export const loader = ({ context }: LoaderFunctionArgs) => json(headData(context.site()));

/** None of it changes while somebody reads. */
export const shouldRevalidate = () => false;

/** The server's entry gives all that is shown; the browser has what the loader gave. */
export function Layout({ children }: { children: ReactNode }) {
  const handedOver = useRouteLoaderData<typeof loader>("root");
  return (
    <ShownSite.Provider value={useContext(ShownSite) ?? handedOver}>
      <Framed>{children}</Framed>
    </ShownSite.Provider>
  );
}

export default Outlet;

/** What is shown where a page can't be rendered. */
export function ErrorBoundary() {
  const site = useContext(ShownSite);
  return <RefusalView {...failure} phone={site?.broker.phone} halves={site?.halves} />;
}
