import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import type { Logger } from '../../../logging/logger.ts';
import { eachFormOnItsOwn } from '../each-form.ts';
import { lockForm } from '../lock-form.ts';
import { lookThrough } from './look-through.ts';

type Form = { organizationId: string; administrationId: string };

/** After this long without an answer the respondent may not come back. */
const LEFT_ALONE = '1 hour';

/** Looks for critical answers in forms that are over or were abandoned. Returns how many alerts were raised. */
export async function lookThroughForms(
  database: Database,
  logger: Logger,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<Form>`
    select organization_id as "organizationId", id as "administrationId" from administrations
    where not is_looked_through and not is_out
    union all
    select form.organization_id, form.id
    from administrations form cross join lateral (
      select revision, given_at from answers
      where answers.organization_id = form.organization_id and answers.administration_id = form.id
      order by revision desc limit 1
    ) latest
    where form.state = 'in-progress' and latest.revision > form.critical_revision
      and latest.given_at < ${now}::timestamptz - ${LEFT_ALONE}::interval
    union all
    select form.organization_id, form.id
    from administrations form cross join lateral (
      select max(number) as entries, max(entered_at) as last_entry from paper_entries
      where paper_entries.organization_id = form.organization_id and paper_entries.administration_id = form.id
    ) entered
    where form.paper_phase in ('first', 'second', 'compare') and form.is_out
      and entered.entries > form.critical_revision
      and entered.last_entry < ${now}::timestamptz - ${LEFT_ALONE}::interval
  `.execute(database.system);
  return eachFormOnItsOwn(rows, logger, 'a form cannot be looked through', (form) =>
    inSystemTransaction(database, async (db) => {
      const row = await lockForm(db, form);
      return row ? lookThrough(db, form, { isOver: !row.is_out }) : false;
    }),
  );
}
