import { sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { Logger } from '../../logging/logger.ts';
import { eachFormOnItsOwn } from './each-form.ts';
import { endAdministration } from './end-administration.ts';
import { lockForm } from './lock-form.ts';
import { scoreSubmission } from './score-submission.ts';

type Form = { organizationId: string; administrationId: string };
type Due = Form & { timeZone: string | null };

/** The submitting call also scores the form. A form that is still unscored after this long was left behind. */
const LEFT_BEHIND = '5 seconds';

/** Scores submitted forms that were not scored, each on its own. Returns how many. */
export async function scoreLeftBehind(
  database: Database,
  logger: Logger,
  after = LEFT_BEHIND,
): Promise<number> {
  const { rows } = await sql<Form>`
    select organization_id as "organizationId", id as "administrationId" from administrations
    where state = 'submitted' and paused_at is null and submitted_at < now() - ${after}::interval order by submitted_at
  `.execute(database.system);
  return eachFormOnItsOwn(rows, logger, 'a submission cannot be scored', async (form) => {
    await scoreSubmission(database, form);
    return true;
  });
}

/**
 * Ends the forms whose last day has passed in their organization, except those being entered from paper. Returns how
 * many.
 */
export async function expireForms(database: Database, logger: Logger): Promise<number> {
  const { rows } = await sql<Due>`
    select form.organization_id as "organizationId", form.id as "administrationId", organizations.time_zone as "timeZone"
    from administrations form join organizations on organizations.id = form.organization_id
    where form.is_with_respondent
      and form.due_on <= current_date + 1
      and form.due_on < (now() at time zone coalesce(organizations.time_zone, 'UTC'))::date
  `.execute(database.system);
  return eachFormOnItsOwn(rows, logger, 'a form cannot be ended', (form) =>
    inSystemTransaction(database, (db) => expireForm(db, form)),
  );
}

/** Does nothing if the form was submitted, ended or extended meanwhile. */
async function expireForm(db: Db, { timeZone, ...form }: Due): Promise<boolean> {
  const row = await lockForm(db, form);
  if (!row?.is_with_respondent) return false;
  if (row.due_on >= organizationDay(timeZone)) return false;
  const clerk = {
    organizationId: form.organizationId,
    accountId: null,
    today: organizationDay(timeZone),
  };
  await endAdministration(db, clerk, row, { event: 'expired' });
  return true;
}
