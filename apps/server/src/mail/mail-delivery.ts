import type { Work } from '../jobs/work-queue.ts';
import { type Letter, MAIL_QUEUE, type MailAbout, type SealedMail, unsealLetter } from './outbox.ts';

/** A hanging delivery blocks only one of these. */
export const MAX_CONCURRENT_DELIVERIES = 5;

/** Delivers one mail or throws; the id is the same for all attempts. */
export type MailTransport = {
  deliver: (letter: Letter, id: string) => Promise<void>;
  close: () => void;
};

/** Why a mail was not delivered: facts for the operator's log, without any text of users. */
export class DeliveryFailed extends Error {
  readonly facts: object;
  readonly isFinal: boolean;

  constructor(facts: object, isFinal: boolean) {
    super('the mail was not delivered');
    this.facts = facts;
    this.isFinal = isFinal;
  }
}

/** The hooks of the features that send mail. */
type Senders = {
  isWanted?: (about: MailAbout) => Promise<boolean>;
  onDelivered?: (about: MailAbout) => Promise<void>;
};

export const mailDelivery = (
  transport: MailTransport,
  key: Buffer,
  { isWanted, onDelivered }: Senders = {},
): Work<SealedMail> => ({
  queue: MAIL_QUEUE,
  concurrency: MAX_CONCURRENT_DELIVERIES,
  async handle({ id, sealed, about }) {
    if (about && isWanted && !(await isWanted(about))) return;
    await transport.deliver(unsealLetter(key, id, Buffer.from(sealed, 'base64')), id);
    if (about) await onDelivered?.(about);
  },
  isFinal: (error) => error instanceof DeliveryFailed && error.isFinal,
});
