/** What an SMTP fault means for an enquiry. */

/**
 * temporary: try again. refused: the relay won't take this message; try a few times, then wait for a
 * person. access: the relay won't take anything from us until the operator has acted, so keep trying.
 */
export type FaultKind = "temporary" | "refused" | "access";

/** A fault, with a class that may be logged: codes and stages, no text of the relay's or a visitor's. */
export type Fault = { kind: FaultKind; class: string };

/** nodemailer's error codes, read in this order; what isn't listed is temporary. */
const BY_CODE: Record<string, FaultKind> = {
  EAUTH: "access", // 535: wrong user name or password
  ENOAUTH: "access", // the relay asks for a login, none is configured
  ETLS: "access", // no STARTTLS, or a certificate that isn't valid
  ECONNECTION: "temporary", // refused, reset, closed without a word
  ESOCKET: "temporary", // network; a bad certificate of smtps: comes as this, too
  ETIMEDOUT: "temporary", // connect, greeting, or silence
  EDNS: "temporary", // the name isn't found now
  EPROTOCOL: "temporary", // an answer that is none
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Sorts an error that sending has ended with. A 5xx of an authentication is about us, not the message. */
export function faultOf(error: unknown): Fault {
  const { name, code, command, responseCode } = (error ?? {}) as Partial<SmtpError>;
  const words = [code ?? name ?? "unknown", responseCode, command].filter(Boolean);
  const known = code === undefined ? undefined : BY_CODE[code];
  return { kind: known ?? kindByResponse(responseCode), class: words.join(" ") };
}

function kindByResponse(responseCode: number | undefined): FaultKind {
  if (responseCode === undefined || responseCode < 500) return "temporary";
  // 530: authentication or TLS required; 538: encryption required for this login.
  return responseCode === 530 || responseCode === 538 ? "access" : "refused";
}
