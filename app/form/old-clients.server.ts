/** The calls of old clients: JSON in, JSON out, whatever the content type says. */
import { json } from "@remix-run/node";
import * as z from "zod";
import { messages, problems } from "../content/enquiry";
import { acceptEnquiry } from "../site.server";
import type { Enquiry, FormKind } from "../enquiry/enquiry";
import { normalise, textProblem, type Problem, type TextField } from "../enquiry/rules";

const NOT_AN_OBJECT = "Die Anfrage muss ein JSON-Objekt sein.";

/** Reads, checks and accepts one call; the statuses are those of the table in the README's contract. */
export async function answerEndpoint(form: FormKind, request: Request): Promise<Response> {
  const body = parseJsonObject(await request.text());
  if (!body) return json({ ok: false, error: NOT_AN_OBJECT }, { status: 400 });
  const parsed = schemaOf(form).safeParse(body);
  if (!parsed.success) {
    return json({ ok: false, errors: z.flattenError(parsed.error).fieldErrors }, { status: 422 });
  }
  const outcome = await acceptEnquiry(enquiryFromCall(form, parsed.data), request);
  if (outcome.kind === "accepted") return json({ ok: true, reference: outcome.reference });
  const error =
    outcome.kind === "tooMany"
      ? problems.tooMany.title
      : "Die Anfrage konnte nicht angenommen werden.";
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
function field(name: TextField, required = false) {
  return z
    .union([z.string(), z.number().transform(String)], { error: "Hier wird Text erwartet." })
    .nullish()
    .transform((value) => normalise(value ?? ""))
    .superRefine((value, context) => {
      const problem = textProblem(name, value, { required });
      if (!problem || tookThat(name, value, problem)) return;
      const known: Record<string, string> = messages[name];
      const message = known[problem] ?? known["invalid"] ?? "Diese Angabe ist ungültig.";
      context.addIssue({ code: "custom", message });
    });
}

/** The old client asked for an @ between two parts, and for any phone; a refusal of more it would swallow. */
function tookThat(name: TextField, value: string, problem: Problem): boolean {
  if (problem !== "invalid" && problem !== "localPart") return false;
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
