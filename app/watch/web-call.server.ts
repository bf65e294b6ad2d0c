/** Calls of web addresses that the operator has named. Such an address is a secret: no error and no log repeats it. */

const PATIENCE_MS = 10_000;

/** Why a call failed, as `code`: the system's, `HTTP` and the status, or `TIMEOUT`. */
class CallFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super("the call failed");
    this.name = "CallFault";
    this.code = code;
  }
}

/**
 * GET, or a POST of `body` as JSON. Resolves where a 2xx comes within `patienceMs`; what else the answer says stays
 * unread. Redirects aren't followed. Rejects with a CallFault.
 */
export async function callWeb(
  address: string,
  body?: object,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const { url, authorization } = withoutCredentials(address);
  let response: Response;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: {
        ...(body && { "Content-Type": "application/json" }),
        ...(authorization && { Authorization: authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw new CallFault(codeOf(error));
  }
  // Ends the connection where more would come: nobody waits for it.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new CallFault(`HTTP ${response.status}`);
}

/** `fetch` takes no address with a password in it. */
function withoutCredentials(address: string): { url: URL; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url, authorization: undefined };
  url.username = url.password = "";
  const credentials = [username, password].map(decoded).join(":");
  return { url, authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}

/** A lone % stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `fetch` names the reason in `cause` alone, and its own words name the address. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === "TimeoutError") return "TIMEOUT";
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? name;
}
