import {
  type AdministrationNeed,
  MAX_LISTED_OF_NEED,
  NOT_OPENED_DAYS,
} from '@hub/contract/core/administrations/needing-action';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import { owns } from '../../../db/access.ts';
import type { Scope } from '../../../db/request-scope.ts';

type Today = { today: CalendarDay; zone: string };

/** The conditions of each need. The first that applies counts, in this order. */
const conditions: Record<AdministrationNeed, (today: Today) => RawBuilder<unknown>> = {
  'to-review': () => sql`form.state = 'needs-review'`,
  'mail-refused': () => sql`form.is_with_respondent and form.mail_state = 'refused'`,
  overdue: ({ today }) => sql`form.is_with_respondent and form.due_on <= ${today}::date`,
  'not-opened': ({ today, zone }) => sql`form.is_with_respondent and form.state = 'waiting'
    and (coalesce(form.mailed_at, form.sent_at) at time zone ${zone})::date <= ${today}::date - ${NOT_OPENED_DAYS}::integer`,
};

export type NeedRow = { kind: AdministrationNeed; total: number; id: string; caseId: string };

/** The forms of the caller's own open cases that need action: the first few of each kind, with the total. */
export async function findNeeds(scope: Scope, today: CalendarDay): Promise<NeedRow[]> {
  const at = { today, zone: scope.timeZone ?? 'UTC' };
  const kind = sql.join(
    Object.entries(conditions).map(([need, condition]) => sql`when ${condition(at)} then ${need}`),
    sql` `,
  );
  const { rows } = await sql<NeedRow>`
    select kind, total, id from (
      select kind, id, count(*) over (partition by kind)::integer as total,
        row_number() over (partition by kind order by due_on, number) as place
      from (
        select form.id, form.due_on, form.number, case ${kind} end as kind
        from cases cross join lateral (
          select * from administrations
          where administrations.organization_id = cases.organization_id and administrations.case_id = cases.id
            and (administrations.is_out or administrations.state = 'needs-review')
          -- Case by case: before there are statistics, all forms of the organization would be read for each case.
          offset 0
        ) form
        where ${owns(scope, 'cases')} and cases.deleted_at is null and cases.client_deleted_at is null
          and cases.closed_at is null
      ) looked_after
      where kind is not null
    ) placed
    where place <= ${MAX_LISTED_OF_NEED} order by place
  `.execute(scope.db);
  return rows;
}
