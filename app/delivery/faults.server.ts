/** What an SMTP fault means for an enquiry. */

/**
 * temporary: try again. refused: the relay won't take this message; try a few times, then wait for a
 * person. access: the relay won't take anything from us until the operator has acted, so keep trying.
 */
export type FaultKind = "temporary" | "refused" | "access";

/**
 * A fault, with a class that may be logged: codes and stages, no text of the relay's or a visitor's.
 * `answered`: the relay spoke to us, so it is there.
 */
export type Fault = { kind: FaultKind; class: string; answered: boolean };

/** nodemailer's error codes, read in this order; what isn't listed is temporary. */
const BY_CODE: Record<string, FaultKind> = {
  EAUTH: "access", // 535: wrong user name or password
  ENOAUTH: "access", // the relay asks for a login, none is configured
  ETLS: "access", // no STARTTLS, or a certificate that isn't valid
  ECONNECTION: "temporary", // refused, reset, closed without a word
  ESOCKET: "temporary", // network; where a certificate was the reason, the original code says so
  ETIMEDOUT: "temporary", // connect, greeting, or silence
  EDNS: "temporary", // the name isn't found now
  EPROTOCOL: "temporary", // an answer that is none
};

/** OpenSSL's and Node's names for a certificate, or a TLS, that won't do. */
const BAD_TLS = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

type SmtpError = Error & {
  code?: string;
  /** What the operating system or TLS called it, before nodemailer gave it a code of its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

/** Sorts an error that sending has ended with. A 5xx of an authentication is about us, not the message. */
export function faultOf(error: unknown): Fault {
  const { name, code, originalCode, command, responseCode } = (error ?? {}) as Partial<SmtpError>;
  const reply = isReplyCode(responseCode) ? responseCode : undefined;
  const words = [code ?? name ?? "unknown", originalCode, reply, command].filter(Boolean);
  const untrusted = originalCode !== undefined && BAD_TLS.test(originalCode);
  const known = untrusted ? "access" : BY_CODE[code ?? ""];
  return {
    kind: known ?? kindByResponse(reply),
    class: words.join(" "),
    answered: responseCode !== undefined,
  };
}

/** Whatever number its line began with is what nodemailer gives, be it somebody's phone. */
const isReplyCode = (code: number | undefined) => code !== undefined && code >= 100 && code < 600;

/** Of what several recipients were refused with: while one may still take it, all are tried again soon. */
export function mildest(errors: unknown[]): unknown {
  return errors.find((error) => faultOf(error).kind !== "refused") ?? errors[0];
}

function kindByResponse(responseCode: number | undefined): FaultKind {
  if (responseCode === undefined || responseCode < 500) return "temporary";
  // 530: login or TLS required; 534, 535, 538: the login isn't good enough, or wrong.
  return [530, 534, 535, 538].includes(responseCode) ? "access" : "refused";
}
