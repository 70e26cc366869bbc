import { sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { courseDueMail } from '../../mail/templates/course-assigned.ts';

const BATCH_SIZE = 50;
const DAYS_BEFORE = 3;
/** How many days late a reminder is still sent after downtime. */
const LATE_DAYS = 7;

type Dependencies = { database: Database; sendMail: SendMail; publicUrl: URL };
type Due = { course_id: string; title: string; due_on: string; email: string; kind: 'before' | 'day' };

/**
 * Mails people three days before an assigned course is due and on the day itself, in the time zone of the organization,
 * unless they have completed it. Each mail is written once, however many instances run.
 */
export async function remindOfCourses(
  { database, sendMail, publicUrl }: Dependencies,
  now = new Date(),
): Promise<number> {
  let written = 0;
  for (;;) {
    const reminders = await inSystemTransaction(database, async (db) => {
      const due = await takeDue(db, now);
      for (const { course_id, title, due_on, email } of due) {
        const mail = courseDueMail(publicUrl, { courseId: course_id, title, dueOn: due_on });
        await sendMail(db, { to: email, ...mail });
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
      select assigned.organization_id, assigned.account_id, assigned.course_id, assigned.due_on, accounts.user_id,
        case when assigned.due_on > local.today then 'before' else 'day' end as kind, users.email, courses.title
      from course_assignments assigned
      join organizations on organizations.id = assigned.organization_id
      join accounts on accounts.organization_id = assigned.organization_id and accounts.id = assigned.account_id
      join users on users.id = accounts.user_id
      join courses on courses.id = assigned.course_id
      cross join lateral (select coalesce(organizations.time_zone, 'UTC') as zone) its
      cross join lateral (select (${now}::timestamptz at time zone its.zone)::date as today) local
      -- As wide as time zones differ, for the index; then to the day.
      where assigned.due_on between ${now}::date - ${LATE_DAYS + 1}::integer and ${now}::date + ${DAYS_BEFORE + 1}::integer
        and assigned.due_on between local.today - ${LATE_DAYS}::integer and local.today + ${DAYS_BEFORE}::integer
        -- Who was asked a moment ago has a mail that says so.
        and (assigned.assigned_at at time zone its.zone)::date
          < case when assigned.due_on > local.today then assigned.due_on - ${DAYS_BEFORE}::integer else assigned.due_on end
        and accounts.status = 'Active' and users.email_confirmed_at is not null
        and not exists (
          select from course_completions done
          where done.organization_id = assigned.organization_id and done.account_id = assigned.account_id
            and done.course_id = assigned.course_id
        )
        and not exists (
          select from course_reminders reminder
          where reminder.organization_id = assigned.organization_id and reminder.account_id = assigned.account_id
            and reminder.course_id = assigned.course_id and reminder.due_on = assigned.due_on
            and reminder.kind = case when assigned.due_on > local.today then 'before' else 'day' end
        )
      order by assigned.organization_id, assigned.account_id, assigned.course_id
      limit ${BATCH_SIZE}
    ), taken as (
      insert into course_reminders (organization_id, account_id, course_id, due_on, kind)
      select organization_id, account_id, course_id, due_on, kind from due
      on conflict do nothing
      returning organization_id, account_id, course_id
    ), noted as (
      insert into audit_entries (caller, organization_id, account_id, user_id, action, record, record_ids)
      select 'system', organization_id, account_id, user_id, 'remind', 'course', array[course_id]
      from due join taken using (organization_id, account_id, course_id)
    )
    select due.* from due join taken using (organization_id, account_id, course_id)
  `.execute(db);
  return rows;
}
