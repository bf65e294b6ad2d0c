import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { problemOf } from "../content/refusal";
import { withPhoneLinks } from "../german/phone.server";
import { ProblemView } from "./page-parts";

/** Where the door sends what it turns away. From outside there is nothing at this path. */
export function loader({ params }: LoaderFunctionArgs) {
  const status = Number(params["status"]);
  const page = { ...problemOf(status), phone: withPhoneLinks(theBroker().phone) };
  return json(page, { status, headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function ProblemPage() {
  return <ProblemView {...useLoaderData<typeof loader>()} />;
}
