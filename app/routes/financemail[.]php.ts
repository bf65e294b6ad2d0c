import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCall } from "../form/old-clients.server";

/** Stays for old clients. The door turns away every method but POST. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  answerCall("finance", request, context);
