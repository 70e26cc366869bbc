import { createTransport } from 'nodemailer';
import { DeliveryFailed, MAX_CONCURRENT_DELIVERIES, type MailTransport } from './mail-delivery.ts';

const SECOND = 1000;
const WITHIN = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND };

/** Sends by SMTP. A retried mail keeps its message id, so that a mail server can recognize it. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: MAX_CONCURRENT_DELIVERIES, ...WITHIN });
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(from) ?? [];
  return {
    async deliver(letter, id) {
      try {
        await smtp.sendMail({ from, ...letter, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw deliveryFailed(error as SmtpError);
      }
    },
    close: () => smtp.close(),
  };
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * A 5xx answer to the recipient or to the message is final for this mail. One to the sign-in or to the sender concerns
 * all mails, and an operator can fix it, so the mail is retried.
 */
function deliveryFailed({ code, command, responseCode = 0, response = '' }: SmtpError): DeliveryFailed {
  const isFinal = responseCode >= 500 && (code === 'EMESSAGE' || command === 'RCPT TO' || command === 'DATA');
  // The rest of the answer may quote the address.
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return new DeliveryFailed({ code, command, responseCode: responseCode || undefined, status }, isFinal);
}
