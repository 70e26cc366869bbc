import type { PlannedReminderKind, ReminderKind } from '@hub/contract/core/administrations/reminders';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../db/request-scope.ts';

type Forms = { organizationId: string; ids: readonly string[]; today: CalendarDay };

/**
 * Replaces the planned reminders of forms: 3 and 7 days after the mail and one day before the due date, if the
 * respondent wants them and the day is not past. Written reminders stay. The caller has locked the forms.
 */
export async function planReminders(db: Db, { organizationId, ids, today }: Forms): Promise<void> {
  await db
    .deleteFrom('form_reminders')
    .where('organization_id', '=', organizationId)
    .where('administration_id', 'in', ids)
    .where('state', '=', 'planned')
    .execute();
  await sql`
    insert into form_reminders (organization_id, administration_id, kind, day)
    select form.organization_id, form.id, planned.kind, planned.day
    from administrations form
    join organizations on organizations.id = form.organization_id
    join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
    cross join lateral (
      select (form.mailed_at at time zone coalesce(organizations.time_zone, 'UTC'))::date as mailed_on
    ) local
    cross join lateral (values
      ('three-days', local.mailed_on + 3), ('seven-days', local.mailed_on + 7), ('day-before', form.due_on - 1)
    ) planned (kind, day)
    where form.organization_id = ${organizationId} and form.id = any(${[...ids]}::uuid[])
      and form.is_out and form.mailed_at is not null
      and planned.kind = any(respondents.reminders)
      and planned.day > local.mailed_on and planned.day <= form.due_on and planned.day >= ${today}::date
    on conflict do nothing
  `.execute(db);
}

export type ReminderRow = { kind: ReminderKind; day: CalendarDay; written_at: Date | null };

/** The sent and the planned reminders of a form, by day. */
export const findReminders = (
  { db, organizationId }: Scope,
  administrationId: string,
): Promise<ReminderRow[]> =>
  db
    .selectFrom('form_reminders')
    .select(['kind', 'day', 'written_at'])
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('state', '<>', 'dropped')
    .orderBy('day')
    .orderBy('kind')
    .execute();

export const updateWantedReminders = (
  { db, organizationId }: Scope,
  respondentId: string,
  kinds: readonly PlannedReminderKind[],
) =>
  db
    .updateTable('respondents')
    .set({ reminders: [...kinds] })
    .where('organization_id', '=', organizationId)
    .where('id', '=', respondentId)
    .execute();
