import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { problemOf } from "../content/problem";
import { ProblemView } from "./problem-view";

/** Where the door sends what it turns away. From outside there is nothing at this path. */
export function loader({ params }: LoaderFunctionArgs) {
  const status = Number(params["status"]);
  return json(problemOf(status), { status, headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function ProblemPage() {
  return <ProblemView {...useLoaderData<typeof loader>()} />;
}
