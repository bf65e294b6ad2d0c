/** Requests as the forms and the old clients send them. */

export const validInsurance = {
  title: "Frau",
  name: "Erika Mustermann",
  email: "erika@kunde.example",
  phone: "+49 30 1234567",
  message: "Ich ziehe um und frage mich, ob mein Hausrat noch stimmt.",
  checkboxPrivacy: "on",
};

export const validFinance = { ...validInsurance, financeOption: "Neubau", baufi: "on" };

export const validCall = {
  title: "Herr",
  name: "Karl Kunde",
  email: "karl@kunde.example",
  phone: "030 7654321",
  text: "Bitte um Rückruf.",
};

/** Posts a form the way a browser without scripts does; redirects are not followed. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
  });
}

/** Posts JSON the way the old client does. */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "text/plain", ...headers },
  });
}

/** The reference in the address that a valid form is redirected to. */
export function referenceOf(response: Response): string {
  const location = response.headers.get("Location") ?? "";
  return new URL(location, "http://site.example").searchParams.get("gesendet") ?? "";
}
