import { createTransport } from 'nodemailer';
import type { MailTransport } from './outbox.ts';

/** Sends by SMTP. A mail that is tried again keeps its message id, so that a mail server can tell. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(url);
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(from) ?? [];
  return async ({ to, subject, text, html }, id) => {
    await smtp.sendMail({ from, to, subject, text, html, messageId: `<${id}@${domain}>` });
  };
}
