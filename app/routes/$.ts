/** Every address that is no page, and what answers there. The door lets no other through. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { FormKind } from "../enquiry/enquiry";
import { answerCall } from "../form/old-clients.server";
import {
  alive,
  backlog,
  firstInformation,
  picture,
  ready,
  robots,
  securityContact,
  sitemap,
} from "../resources.server";

type Resource = (args: LoaderFunctionArgs) => Response | Promise<Response>;

const resources = new Map<string, Resource>([
  ["/robots.txt", robots],
  ["/sitemap.xml", sitemap],
  ["/.well-known/security.txt", securityContact],
  ["/healthz", alive],
  ["/readyz", ready],
  ["/backlogz", backlog],
  ["/erstinformation.pdf", firstInformation],
]);

/** What the table doesn't name is a picture, or nothing. */
export function loader(args: LoaderFunctionArgs) {
  const answer = resources.get(new URL(args.request.url).pathname) ?? picture;
  return answer(args);
}

/** They stay for old clients; the door turns away every method but POST. */
const endpoints = new Map<string, FormKind>([
  ["/insurancemail.php", "insurance"],
  ["/financemail.php", "finance"],
]);

export function action({ request, context }: ActionFunctionArgs) {
  const form = endpoints.get(new URL(request.url).pathname);
  return form ? answerCall(form, request, context) : new Response(null, { status: 404 });
}
