import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Database, Db } from '../../../db/database.ts';
import { isDatabaseAway } from '../../../db/database-away.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { FormPost } from '../form-mail.ts';
import { type Address, findDueAddresses, lockDueForms } from './due-reminders.ts';
import { writeReminder } from './write-reminder.ts';

type Dependencies = FormPost & { database: Database; logger: Logger };

/** Addresses that are read at a time. */
const BATCH_SIZE = 200;
const FIRST: Address = { organizationId: '00000000-0000-0000-0000-000000000000', address: '' };

/**
 * Writes the due reminders from nine o'clock in the time zone of each organization: one mail for each address, in its
 * own transaction. Reminders that were missed during downtime go into the same mail. Returns how many mails were
 * written.
 */
export async function remindOfForms(
  { database, logger, ...post }: Dependencies,
  now = new Date(),
): Promise<number> {
  let mails = 0;
  let last = FIRST;
  for (;;) {
    const addresses = await findDueAddresses(database.system, now, last, BATCH_SIZE);
    for (const address of addresses) {
      try {
        const isWritten = await inSystemTransaction(database, (db) => remindAddress(db, post, address, now));
        if (isWritten) mails += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        const { organizationId } = address;
        logger.error({ organizationId, error: describeError(error) }, 'a reminder cannot be written');
      }
    }
    const next = addresses.at(-1);
    if (!next || addresses.length < BATCH_SIZE) return mails;
    last = next;
  }
}

async function remindAddress(db: Db, post: FormPost, address: Address, now: Date): Promise<boolean> {
  const { organizationId } = address;
  const due = await lockDueForms(db, address, now);
  const [first] = due.filter(({ isWanted }) => isWanted);
  const idsOf = (wanted: boolean) => due.filter(({ isWanted }) => isWanted === wanted).map(({ id }) => id);
  const today = due[0]?.today ?? '';
  await settle(db, { organizationId, ids: idsOf(false), today }, { state: 'dropped' });
  if (!first) return false;
  const letter = { organizationId, ids: idsOf(true), to: first.email, at: now };
  const mailId = await writeReminder(db, post, letter);
  await settle(db, { ...letter, today }, { state: 'written', written_at: now, mail_id: mailId });
  await recordReminder(db, letter);
  return true;
}

type Settled = { organizationId: string; ids: readonly string[]; today: CalendarDay };
type Outcome = { state: 'dropped' } | { state: 'written'; written_at: Date; mail_id: string };

/** Settles all due reminders of these forms: several missed reminders of a form count as one. */
async function settle(db: Db, { organizationId, ids, today }: Settled, outcome: Outcome): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('form_reminders')
    .set(outcome)
    .where('organization_id', '=', organizationId)
    .where('administration_id', 'in', ids)
    .where('state', '=', 'planned')
    .where('day', '<=', today)
    .execute();
}

type Written = { organizationId: string; ids: readonly string[]; to: string; at: Date };

/** Records the reminder on the timelines and in the audit trail of the practitioners of the forms. */
async function recordReminder(db: Db, { organizationId, ids, to, at }: Written): Promise<void> {
  await sql`
    insert into administration_events (organization_id, administration_id, kind, detail, at)
    select ${organizationId}::uuid, id, 'reminded', ${to}, ${at}::timestamptz from unnest(${[...ids]}::uuid[]) id
  `.execute(db);
  await sql`
    insert into audit_entries (caller, organization_id, account_id, user_id, action, record, record_ids)
    select 'system', form.organization_id, accounts.id, accounts.user_id, 'remind', 'administration',
      array_agg(form.id)
    from administrations form
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    join accounts on accounts.organization_id = cases.organization_id and accounts.id = cases.account_id
    where form.organization_id = ${organizationId} and form.id = any(${[...ids]}::uuid[])
    group by form.organization_id, accounts.id, accounts.user_id
  `.execute(db);
}
