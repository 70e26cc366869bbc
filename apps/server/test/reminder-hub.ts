import { instantOf } from '@hub/contract/dates/zone-clock';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { inSystemTransaction } from '../src/db/transaction.ts';
import { remindOfForms } from '../src/features/assessments/reminders/remind-of-forms.ts';
import { reminderWanted } from '../src/features/assessments/reminders/reminder-mail.ts';
import { createEnqueue } from '../src/jobs/enqueue.ts';
import { startQueues } from '../src/jobs/queues.ts';
import { createSendMail, type Mail } from '../src/mail/outbox.ts';
import { dayIn, useAssessmentHub } from './assessment-hub.ts';

const PUBLIC_URL = new URL('https://hub.demo.test');

/** A local time in Lakeside, some days from now. */
export const inDays = (days: number, hour = 9, minute = 0) =>
  instantOf(dayIn(days), hour * 60 + minute, 'America/Chicago');

/** The links to forms in a mail. */
export const linksIn = ({ text }: Pick<Mail, 'text'>) =>
  [...text.matchAll(/\/assessment\/([\w-]{36})#(\S+)/g)].map(([, administrationId = '', secret = '']) => ({
    administrationId,
    secret,
  }));

/** A hub that sends reminders only when a test triggers them, and only for the forms that the test sent. */
export function useReminderHub() {
  const hub = useAssessmentHub();
  const written: Mail[] = [];
  let queues: Awaited<ReturnType<typeof startQueues>>;
  beforeAll(async () => {
    queues = await startQueues(hub.hub.database.pool, hub.hub.app.log);
  });
  afterAll(() => queues.stop());
  beforeEach(async () => {
    await hub.hub.database.system.deleteFrom('form_reminders').execute();
    written.length = 0;
  });

  /** Mails are not delivered; `isWanted` asks whether they are still wanted. */
  const post = () => ({
    keys: hub.hub.secrets.formLinks,
    publicUrl: PUBLIC_URL,
    sendMail: async (_db: unknown, mail: Mail) => void written.push(mail),
  });

  return Object.assign(hub, {
    written,
    remind: (now: Date) =>
      remindOfForms({ database: hub.hub.database, logger: hub.hub.app.log, ...post() }, now),
    /** Like an instance that also delivers the mails. */
    remindByMail: (now: Date) => {
      const sendMail = createSendMail(createEnqueue(queues.boss), hub.hub.secrets.mail);
      return remindOfForms({ database: hub.hub.database, logger: hub.hub.app.log, ...post(), sendMail }, now);
    },
    isWanted: (mail: Mail | undefined) =>
      inSystemTransaction(hub.hub.database, (db) =>
        reminderWanted(post()).isWanted(db, mail?.about?.id ?? ''),
      ),
    remindersOf: (id: string) =>
      hub.hub.database.system
        .selectFrom('form_reminders')
        .select(['kind', 'day', 'state'])
        .where('administration_id', '=', id)
        .orderBy('day')
        .orderBy('kind')
        .execute(),
  });
}
