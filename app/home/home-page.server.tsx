import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { home } from "../content/home";
import { withPhoneLinks } from "../phone.server";
import { Benefits } from "./benefits";
import { Closing } from "./closing";
import { Landing } from "./landing";
import { Process } from "./process";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => {
  const broker = theBroker();
  return json({ ...home(broker), phone: withPhoneLinks(broker.phone) });
};

export default function HomePage() {
  const { headline, lead, phone, town, doors, process, benefits, closing, topicDialog } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Landing headline={headline} lead={lead} phone={phone} town={town} doors={doors} />
      <Process {...process} phone={phone} />
      <Benefits {...benefits} />
      <Closing {...closing} dialog={topicDialog} />
    </>
  );
}
