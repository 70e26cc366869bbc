import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import { type Queue, RETRYING } from '../jobs/queues.ts';
import { seal, unseal } from '../security/seal.ts';

export const MAIL_QUEUE = 'mail';
export const UNDELIVERED_MAIL_QUEUE = 'mail-undelivered';

export const mailQueues: readonly Queue[] = [
  { name: UNDELIVERED_MAIL_QUEUE, ...RETRYING },
  { name: MAIL_QUEUE, deadLetter: UNDELIVERED_MAIL_QUEUE, ...RETRYING },
];

export type Letter = { to: string; subject: string; text: string; html: string };

/** The record that a mail is about: the feature that sent it learns whether it was delivered. */
export type MailAbout = { kind: string; id: string };

export type Mail = Letter & { about?: MailAbout };

/** A queued mail, encrypted so that it cannot be read in the database. */
export type SealedMail = { id: string; sealed: string; about?: MailAbout };

export type SendMail = (db: Db, mail: Mail) => Promise<void>;

/** Mail is sent through a queue in the database, so it is never sent for a rolled-back change and never lost. */
export const createSendMail =
  (enqueue: Enqueue, key: Buffer): SendMail =>
  (db, { about, ...letter }) => {
    const id = randomUUID();
    const mail: SealedMail = {
      id,
      sealed: sealLetter(key, id, letter).toString('base64'),
      ...(about && { about }),
    };
    return enqueue(db, MAIL_QUEUE, mail);
  };

export const sealLetter = (key: Buffer, id: string, letter: Letter): Buffer =>
  seal(key, `mail ${id}`, letter);

export const unsealLetter = (key: Buffer, id: string, sealed: Buffer): Letter =>
  unseal<Letter>(key, `mail ${id}`, sealed);
