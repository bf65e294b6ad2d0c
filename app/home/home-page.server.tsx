import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { home } from "../content/home";
import { Benefits } from "./benefits";
import { Closing } from "./closing";
import { Landing } from "./landing";
import { Process } from "./process";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => json(home(theBroker()));

export default function HomePage() {
  const { headline, lead, town, doors, process, benefits, closing, topicDialog } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Landing headline={headline} lead={lead} town={town} doors={doors} />
      <Process {...process} />
      <Benefits {...benefits} />
      <Closing {...closing} dialog={topicDialog} />
    </>
  );
}
