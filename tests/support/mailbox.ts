/** A real SMTP server on loopback that keeps what it is sent. */
import smtpTester from "smtp-tester";
import { eventually, freePort } from "./site.ts";

export type ReceivedMail = {
  sender: string;
  receivers: Record<string, boolean>;
  headers: Record<string, string | undefined>;
  body: string;
  html: string | undefined;
  attachments: { filename: string; contentType: string; content: Buffer }[] | undefined;
};

export type Mailbox = {
  url: string;
  mails: ReceivedMail[];
  /** The mail whose subject names `reference`. */
  mailFor: (reference: string) => Promise<ReceivedMail>;
  close: () => Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const port = await freePort();
  const server = smtpTester.init(port);
  const mails: ReceivedMail[] = [];
  server.bind((_address, _id, email) => mails.push(email as unknown as ReceivedMail));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailFor: (reference) =>
      eventually(() => mails.find(({ headers }) => headers["subject"]?.includes(reference))),
    close: () => new Promise((resolve) => server.stop(resolve)),
  };
}
