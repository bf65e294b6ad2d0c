/** What the links in the broker's mail lead to. Looking at one changes nothing; its button does. */
import {
  json,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { deadLink, linkWords } from "../content/mail-links";
import { SealedLetter } from "../drawings/scenes";
import { carryOut, doneAt, donePath, validLink } from "../enquiry/mail-links.server";
import type { Inline } from "../german/words";
import { ShownSite } from "../shell/island";
import { PageHead, RefusalView } from "../shell/page-parts";

type Shown =
  | { kind: "asking"; title: string; text: Inline[]; button: string }
  | { kind: "done" | "dead"; title: string; text: string };

const HEADERS = {
  "Cache-Control": "no-store",
  // The address is as good as a key.
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export const headers = () => HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** 200 for what is to be asked or was done; 404, the same to the letter, for every link that isn't valid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const done = doneAt(new URL(request.url).pathname);
  if (done) return json<Shown>({ kind: "done", ...linkWords[done].done });
  const link = await linkOf(request, context);
  if (!link) return json<Shown>({ kind: "dead", ...deadLink }, { status: 404 });
  const { title, asks, button } = linkWords[link.action];
  const reference: Inline = { text: link.reference, stress: "strong" };
  return json<Shown>({ kind: "asking", title, text: asks(reference), button });
}

/** 303 to a page that can be loaded again; 404 for every link that isn't valid. */
export async function action({ request, context }: ActionFunctionArgs) {
  const link = await linkOf(request, context);
  const done = link && (await carryOut(link, context.desk));
  if (!done) return json(null, { status: 404 });
  return redirect(donePath(link.action), { status: 303, headers: HEADERS });
}

async function linkOf({ url }: Request, { settings, desk }: AppLoadContext) {
  const { LINK_SECRET } = settings;
  return LINK_SECRET && validLink(new URL(url).pathname, LINK_SECRET, desk);
}

export default function MailLinkPage() {
  const shown = useLoaderData<typeof loader>();
  const site = useContext(ShownSite);
  if (shown.kind === "dead") {
    return <RefusalView {...shown} phone={site?.broker.phone} halves={site?.halves} />;
  }
  return (
    <section className="problem">
      <PageHead title={shown.title} lead={shown.text} scene={<SealedLetter />}>
        {shown.kind === "asking" && (
          <form method="post">
            <button className="button" type="submit">
              {shown.button}
            </button>
          </form>
        )}
      </PageHead>
    </section>
  );
}
