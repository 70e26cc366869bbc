import { sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { caseReminderMail } from '../../mail/templates/case-reminder.ts';

const BATCH_SIZE = 50;
/** How many days late a reminder is still sent after downtime. */
const LATE_DAYS = 7;

type Dependencies = { database: Database; sendMail: SendMail; publicUrl: URL };

type Due = {
  organization_id: string;
  case_id: string;
  account_id: string;
  user_id: string;
  kind: 'day before' | 'day';
  expiration_date: string;
  case_name: string;
  email: string;
  today: string;
};

/**
 * Mails each practitioner one day before a case expires and on the day itself, in the time zone of the organization.
 * The transaction that queues a mail records it, so each is written once, however many instances run or die. Returns
 * how many.
 */
export async function remindOfCases(
  { database, sendMail, publicUrl }: Dependencies,
  now = new Date(),
): Promise<number> {
  let written = 0;
  for (;;) {
    const reminders = await inSystemTransaction(database, async (db) => {
      const due = await takeDue(db, now);
      for (const { case_id, case_name, expiration_date, today, email } of due) {
        const about = { caseId: case_id, caseName: case_name, expirationDate: expiration_date, today };
        await sendMail(db, { to: email, ...caseReminderMail(publicUrl, about) });
      }
      return due.length;
    });
    written += reminders;
    if (reminders === 0) return written;
  }
}

/** Finds due reminders and marks them as written. If another instance takes one, this waits and then skips it. */
async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select cases.organization_id, cases.id as case_id, cases.account_id, accounts.user_id,
        case when cases.expiration_date > local.today then 'day before' else 'day' end as kind,
        cases.expiration_date, cases.case_name, users.email, local.today
      from cases
      join organizations on organizations.id = cases.organization_id
      join accounts on accounts.organization_id = cases.organization_id and accounts.id = cases.account_id
      join users on users.id = accounts.user_id
      cross join lateral (select coalesce(organizations.time_zone, 'UTC') as zone) its
      cross join lateral (select (${now}::timestamptz at time zone its.zone)::date as today) local
      where cases.closed_at is null and cases.deleted_at is null and cases.client_deleted_at is null
        -- As wide as time zones differ, for the index; then to the day.
        and cases.expiration_date between ${now}::date - ${LATE_DAYS + 1}::integer and ${now}::date + 2
        and cases.expiration_date between local.today - ${LATE_DAYS}::integer and local.today + 1
        -- Nobody is reminded of what had expired when they wrote it down.
        and (cases.created_at at time zone its.zone)::date <= cases.expiration_date
        and accounts.status = 'Active' and users.email_confirmed_at is not null and users.case_reminders
        and not exists (
          select from case_reminders
          where case_reminders.organization_id = cases.organization_id and case_reminders.case_id = cases.id
            and case_reminders.expiration_date = cases.expiration_date
            and case_reminders.kind = case when cases.expiration_date > local.today then 'day before' else 'day' end
        )
      order by cases.organization_id, cases.id
      limit ${BATCH_SIZE}
    ), taken as (
      insert into case_reminders (organization_id, case_id, expiration_date, kind)
      select organization_id, case_id, expiration_date, kind from due
      on conflict do nothing
      returning organization_id, case_id
    ), noted as (
      insert into audit_entries (caller, organization_id, account_id, user_id, action, record, record_ids)
      select 'system', organization_id, account_id, user_id, 'remind', 'case', array[case_id]
      from due join taken using (organization_id, case_id)
    )
    select due.* from due join taken using (organization_id, case_id)
  `.execute(db);
  return rows;
}
