import { sql } from 'kysely';
import type { Scope } from '../../../db/request-scope.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { requireScreening } from './screening-repository.ts';

/**
 * Plans a reminder for today for every form that is out and was mailed. The reminder job writes these too, one mail for
 * each person and at most one a day. Returns how many forms will be reminded of.
 */
export async function remindScreening(scope: Scope, id: string): Promise<number> {
  await requireScreening(scope, id);
  const { db, organizationId, timeZone } = scope;
  const today = organizationDay(timeZone);
  const { rows } = await sql`
    insert into form_reminders (organization_id, administration_id, kind, day)
    select form.organization_id, form.id, 'by-hand', ${today}::date
    from administrations form
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    where form.organization_id = ${organizationId} and form.screening_id = ${id}
      and cases.account_id = ${scope.accountId} and cases.closed_at is null
      and form.is_with_respondent
      and form.mailed_at is not null and form.mail_state is distinct from 'refused'
      and (form.reminded_at is null or (form.reminded_at at time zone ${timeZone ?? 'UTC'})::date < ${today}::date)
    on conflict do nothing
    returning administration_id
  `.execute(db);
  return rows.length;
}
