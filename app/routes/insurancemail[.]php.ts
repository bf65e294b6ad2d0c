import type { ActionFunctionArgs } from "@remix-run/node";
import { answerEndpoint } from "../enquiry/endpoint.server";

/** Stays for old clients. The door turns away every method but POST. */
export const action = ({ request }: ActionFunctionArgs) => answerEndpoint("insurance", request);
