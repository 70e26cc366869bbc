import type PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import { type Queue, RETRYING, SOON } from '../jobs/queues.ts';

export const MAIL_QUEUE = 'mail';
const UNDELIVERED_MAIL_QUEUE = 'mail-undelivered';

export const mailQueues: readonly Queue[] = [
  { name: UNDELIVERED_MAIL_QUEUE, retentionDays: 365 },
  { name: MAIL_QUEUE, deadLetter: UNDELIVERED_MAIL_QUEUE, ...RETRYING },
];

export type Mail = { to: string; subject: string; text: string; html: string };

/** Delivers one mail or throws; the id stays the same over every try. */
export type MailTransport = (mail: Mail, id: string) => Promise<void>;

export type SendMail = (db: Db, mail: Mail) => Promise<void>;

/** Mail leaves through a queue in the database: never for a change that was rolled back, never lost. */
export const createSendMail =
  (enqueue: Enqueue): SendMail =>
  (db, mail) =>
    enqueue(db, MAIL_QUEUE, mail);

export async function deliverMails(boss: PgBoss, transport: MailTransport): Promise<void> {
  const worker = await boss.work<Mail>(MAIL_QUEUE, SOON, async (jobs) => {
    for (const job of jobs) await transport(job.data, job.id);
    // Where one was there may be more: they do not wait for the next look.
    boss.notifyWorker(worker);
  });
}
