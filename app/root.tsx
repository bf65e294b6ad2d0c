import fraunces from "./styles/fonts/fraunces.woff2";
import sourceSans from "./styles/fonts/source-sans-3.woff2";
import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { failure } from "./content/refusal";
import { site } from "./content/site";
import { Footer } from "./shell/frame";
import { onServer } from "./shell/island";
import * as headData from "./shell/head-data.server";
import { InlineScript, InlineStyle, ScriptNonce } from "./shell/scripts";
import { LateScripts } from "./shell/scripts";
import { lateScripts } from "./shell/scripts.server";
import { NavigationBar } from "./shell/frame";
import { ProblemView } from "./shell/page-parts";
import { siteData } from "./shell/site-data.server";
import { themeColors } from "./shell/head-data.server";
import frontStyles from "./styles/front.css";
import innerStyles from "./styles/inner.css";

/** A font that every page needs at once; fonts are fetched without credentials, preloaded or not. */
const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  font(fraunces),
  font(sourceSans),
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** What every page shows of the broker and the site. */
export const loader = ({ request }: LoaderFunctionArgs) => json(siteData(request.url));

/** None of it changes while somebody reads. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const nonce = useContext(ScriptNonce);
  if (!onServer) return children;
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
            content={themeColors[scheme]}
          />
        ))}
        {data?.broker.example && <meta name="robots" content="noindex" />}
        <Meta />
        <link rel="stylesheet" href={data?.page?.front ? frontStyles : innerStyles} />
        <Links />
        <link
          rel="icon"
          type="image/svg+xml"
          sizes="any"
          suppressHydrationWarning
          href={headData.iconAddress}
        />
        <InlineStyle code={headData.transitionStyle} />
        <InlineScript type="speculationrules" code={headData.speculationRules} />
        <InlineScript code={headData.closeOnLeave} />
      </head>
      <body>
        <a className="skip-link" href="#inhalt">
          {site.skipLink}
        </a>
        <NavigationBar
          name={data?.broker.name ?? ""}
          firm={data?.broker.firm ?? ""}
          phone={data?.broker.phone ?? []}
          links={data?.links.navigation ?? []}
          pathname={pathname}
        />
        {data?.broker.example && (
          <aside className="example-notice" aria-label={site.exampleLabel}>
            <p>{site.exampleNotice}</p>
          </aside>
        )}
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        {data && <Footer broker={data.broker} links={data.links.footer} year={data.year} />}
        {/* Scripts go only where they add something: to the pages with a form. While one develops, they
            are Remix's own, which bring what was changed. */}
        {data?.page?.form &&
          (process.env.NODE_ENV === "development" ? (
            <Scripts nonce={nonce} />
          ) : (
            <LateScripts write={lateScripts} />
          ))}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default Outlet;

/** What is shown where a page can't be rendered. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  return <ProblemView {...failure} phone={data?.broker.phone} />;
}
