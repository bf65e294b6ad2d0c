/** Every address that is no page, and what answers there. The door lets no other through. */
import {
  json,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import * as z from "zod";
import { callRefusals, formRefusals, messages } from "../content/enquiry";
import {
  mistakeIn,
  normalise,
  type Enquiry,
  type FormKind,
  type Mistake,
  type TextFieldName,
} from "../enquiry/enquiry";
import {
  alive,
  backlog,
  drawings,
  firstInformation,
  picture,
  ready,
  robots,
  securityContact,
  sitemap,
} from "../resources.server";
import { isSheetPath } from "../topics/drawing-sheet.server";

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
  const { pathname } = new URL(args.request.url);
  const answer = resources.get(pathname) ?? (isSheetPath(pathname) ? drawings : picture);
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

/**
 * Reads, checks and accepts one call: JSON in, JSON out, whatever the content type says. docs/operations.md says what each
 * status means.
 */
async function answerCall(
  form: FormKind,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const body = parseJsonObject(await request.text());
  if (!body) return json({ ok: false, error: callRefusals.notAnObject }, { status: 400 });
  const parsed = schemaOf(form).safeParse(body);
  if (!parsed.success) {
    return json({ ok: false, errors: z.flattenError(parsed.error).fieldErrors }, { status: 422 });
  }
  const outcome = await context.accept(enquiryFromCall(form, parsed.data), context.client);
  if (outcome.kind === "accepted") return json({ ok: true, reference: outcome.reference });
  const error = outcome.kind === "tooMany" ? formRefusals.tooMany.title : callRefusals.notAccepted;
  return json({ ok: false, error }, { status: outcome.status });
}

function parseJsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Old clients call the message `text` and the finance option `option`; both are free text here. */
function schemaOf(form: FormKind) {
  return z.object({
    title: field("title"),
    name: field("name"),
    email: field("email", true),
    phone: field("phone", true),
    text: field("message"),
    option:
      form === "finance"
        ? field("financeOption")
        : z
            .unknown()
            .optional()
            .transform(() => ""),
  });
}

/** Null counts as absent; a number is taken as it reads, since the old client sent what stood in the field. */
function field(name: TextFieldName, required = false) {
  return z
    .union([z.string(), z.number().transform(String)], { error: callRefusals.notText })
    .nullish()
    .transform((value) => normalise(value ?? ""))
    .superRefine((value, context) => {
      const mistake = mistakeIn(name, value, { required });
      if (!mistake || tookThat(name, value, mistake)) return;
      const known: Partial<Record<Mistake, string>> = messages[name];
      const message = known[mistake] ?? known.invalid ?? callRefusals.invalid;
      context.addIssue({ code: "custom", message });
    });
}

/** The old client asked for an @ between two parts, and for any phone; a refusal of more it would swallow. */
function tookThat(name: TextFieldName, value: string, mistake: Mistake): boolean {
  if (mistake !== "invalid" && mistake !== "localPart") return false;
  return name === "phone" || (name === "email" && /.@./u.test(value));
}

type Call = Record<"title" | "name" | "email" | "phone" | "text" | "option", string>;

function enquiryFromCall(form: FormKind, call: Call): Enquiry {
  return {
    form,
    source: "endpoint",
    title: call.title,
    name: call.name,
    email: call.email,
    phone: call.phone,
    message: call.text,
    topic: "",
    financeOption: call.option,
    consents: [],
    suspicious: false,
  };
}
