import { REMINDERS_FROM_HOUR } from '@hub/contract/core/administrations/reminders';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The recipient of reminders. All reminders due for one address are one mail. */
export type Address = { organizationId: string; address: string };

/** Planned reminders that are due, each with its address. Requested reminders do not wait for the hour of the day. */
const dueAt = (now: Date, condition: RawBuilder<boolean> = sql`true`) => sql`
  select reminder.organization_id, reminder.administration_id, lower(respondent.email) as address, local.today,
    local.zone
  from form_reminders reminder
  join organizations on organizations.id = reminder.organization_id
  cross join lateral (
    select its.zone, (${now}::timestamptz at time zone its.zone)::date as today,
      (${now}::timestamptz at time zone its.zone)::time as clock
    from (select coalesce(organizations.time_zone, 'UTC') as zone) its
  ) local
  join administrations form
    on form.organization_id = reminder.organization_id and form.id = reminder.administration_id
  join respondents respondent
    on respondent.organization_id = form.organization_id and respondent.id = form.respondent_id
  where reminder.state = 'planned'
    -- They rest during a pause and are planned anew after it.
    and form.paused_at is null
    -- As wide as time zones differ, for the index; then to the day.
    and reminder.day <= ${now}::date + 1
    and reminder.day <= local.today
    and (reminder.kind = 'by-hand' or local.clock >= make_time(${REMINDERS_FROM_HOUR}, 0, 0))
    and ${condition}`;

/** The next addresses, in alphabetical order. */
export async function findDueAddresses(db: Db, now: Date, last: Address, most: number): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select distinct organization_id as "organizationId", address from (${dueAt(now)}) due
    where (organization_id, address) > (${last.organizationId}::uuid, ${last.address})
    order by 1, 2 limit ${most}
  `.execute(db);
  return rows;
}

type DueForm = {
  id: string;
  email: string;
  today: CalendarDay;
  /** Whether a reminder is still useful: the form is out and no reminder was sent today. */
  isWanted: boolean;
};

/** Locks the forms of an address that have a reminder due. Returns none while another instance handles this address. */
export async function lockDueForms(db: Db, place: Address, now: Date): Promise<DueForm[]> {
  const { organizationId, address } = place;
  const name = `reminders ${organizationId} ${address}`;
  const taken = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isTaken"
  `.execute(db);
  if (!taken.rows[0]?.isTaken) return [];
  // Finds the forms first, so that reminders of other addresses are not read again for each address.
  const { rows: forms } = await sql<{ id: string }>`
    select form.id from respondents respondent
    join administrations form
      on form.organization_id = respondent.organization_id and form.respondent_id = respondent.id
    where respondent.organization_id = ${organizationId} and lower(respondent.email) = ${address}
  `.execute(db);
  const due = sql`select distinct administration_id, today, zone from (${dueAt(
    now,
    sql`reminder.organization_id = ${organizationId}
      and reminder.administration_id = any(${forms.map(({ id }) => id)}::uuid[])`,
  )}) due`;
  await sql`
    select from administrations
    where organization_id = ${organizationId} and id in (select administration_id from (${due}) due)
    order by id for no key update
  `.execute(db);
  // Read after locking, so that a submission, an end or a new plan is final.
  const { rows } = await sql<DueForm>`
    select form.id, respondent.email, due.today, form.is_with_respondent and form.due_on >= due.today and form.mail_state is distinct from 'refused' and respondent.email <> ''
        and not exists (
          select from client_contacts contact
          where contact.organization_id = respondent.organization_id and contact.id = respondent.contact_id
            and contact.no_contact
        )
        and (form.reminded_at is null or (form.reminded_at at time zone due.zone)::date < due.today) as "isWanted"
    from (${due}) due
    join administrations form on form.organization_id = ${organizationId} and form.id = due.administration_id
    join respondents respondent
      on respondent.organization_id = form.organization_id and respondent.id = form.respondent_id
  `.execute(db);
  return rows;
}
