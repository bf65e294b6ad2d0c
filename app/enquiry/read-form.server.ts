/** The body of a form as flat, known fields, whatever was sent. */
import { HONEYPOT, TOPIC_ASKED, type FormDefinition } from "./form-definition";

export type ReadForm = {
  fields: FormData;
  honeypot: string;
  /** The item whose button was pressed instead of the form's own: nothing is to be sent yet. */
  asked?: string;
};

/**
 * Each known field once, strings only; everything else is dropped: a name like `a[99999999]` would make
 * the form library build an array of that length. `topics`: the items that can be asked about. Undefined where the body can't be read.
 */
export async function readForm(
  request: Request,
  definition: FormDefinition,
  topics: readonly string[],
): Promise<ReadForm | undefined> {
  const sent = await decode(request);
  if (!sent) return undefined;
  const fields = new FormData();
  for (const name of definition.fields) {
    const value = sent.get(name);
    if (typeof value === "string") fields.set(name, value);
  }
  const honeypot = sent.get(HONEYPOT);
  const asked = topics.find((topic) => topic === sent.get(TOPIC_ASKED));
  return {
    fields,
    honeypot: typeof honeypot === "string" ? honeypot : "",
    ...(asked !== undefined && { asked }),
  };
}

async function decode(request: Request): Promise<FormData | URLSearchParams | undefined> {
  try {
    const type = request.headers.get("content-type") ?? "";
    if (/^multipart\/form-data/i.test(type)) return await request.formData();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
    // URLSearchParams would silently replace what isn't UTF-8; a garbled name helps nobody. This throws.
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
    return new URLSearchParams(text);
  } catch {
    return undefined;
  }
}
