import { sql } from 'kysely';
import { LOCK_WAIT_MS, tryAgainWhileBusy } from '../../db/busy.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { consumeHeld, release } from '../licenses/ledger/settle.ts';
import { lookThrough } from './alerts/look-through.ts';
import { followCase } from './case-progress.ts';
import { endLinks } from './form-links.ts';
import { keepVersion } from './keep-version.ts';
import { type AdministrationRow, lockForm } from './lock-form.ts';
import { presentValidity } from './present-scores.ts';
import { hasNoScore, type ScoredForm, scoreForm } from './score-form.ts';
import { transition } from './transition.ts';

type Form = { organizationId: string; administrationId: string };
/** The practitioner who accepts the answers, and the reason. */
type Acceptance = { accountId: string; reason: string };
type Scored = ScoredForm & { at: Date | undefined };

/**
 * Scores a submitted form and settles its use in one transaction, once, even if several callers try. Does nothing if
 * the form is not waiting for it; one that is paused is looked through for critical answers only. A failure leaves the
 * submission as it was.
 */
export const scoreSubmission = (database: Database, form: Form): Promise<void> =>
  tryAgainWhileBusy(() =>
    inSystemTransaction(database, async (db) => {
      await sql`select set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, true)`.execute(db);
      await scoreInTransaction(db, form);
    }),
  );

/** The same within a transaction of the system. `at` is set for the demonstration only. */
export async function scoreInTransaction(db: Db, form: Form, at?: Date): Promise<void> {
  const row = await lockForm(db, form);
  if (row?.state !== 'submitted') return;
  await lookThrough(db, form, { isOver: true, at });
  if (row.paused_at) return;
  const scored = { ...(await scoreForm(db, form, row)), at };
  await endLinks(db, form);
  if (scored.result.needsReview) {
    await askForReview(db, form, scored);
    await followCase(db, { organizationId: form.organizationId, caseId: row.case_id });
  } else await settleScored(db, form, row, scored);
}

/** The same right after the submission, which is already saved: the job repeats what fails here. */
export async function scoreAtOnce(database: Database, form: Form, logger: Pick<Logger, 'warn'>) {
  try {
    await scoreSubmission(database, form);
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a submission was not scored yet');
  }
}

/**
 * Scores a form although it needs a review, as the system. The caller has locked it and checked that it waits for one.
 */
export async function scoreAccepted(
  db: Db,
  form: Form,
  row: AdministrationRow,
  acceptance: Acceptance,
): Promise<void> {
  const scored = { ...(await scoreForm(db, form, row)), at: undefined };
  await settleScored(db, form, row, scored, acceptance);
}

async function settleScored(
  db: Db,
  form: Form,
  row: AdministrationRow,
  scored: Scored,
  acceptance?: Acceptance,
): Promise<void> {
  if (hasNoScore(scored.result)) await endWithoutScore(db, form, scored);
  else await keepFirstVersion(db, form, scored, acceptance);
  await followCase(db, { organizationId: form.organizationId, caseId: row.case_id });
  await settle(db, form, scored);
}

async function keepFirstVersion(
  db: Db,
  form: Form,
  scored: Scored,
  acceptance: Acceptance | undefined,
): Promise<void> {
  const { at } = scored;
  await keepVersion(db, form, scored, {
    number: 1,
    kind: acceptance ? 'review' : 'submission',
    by: acceptance?.accountId ?? null,
    reason: acceptance?.reason ?? '',
    at,
  });
  await transition(db, form, 'scored', { at });
}

/** Stores the evidence for the practitioner's decision. The use stays held. */
async function askForReview(db: Db, form: Form, scored: Scored): Promise<void> {
  const { definition, result, at } = scored;
  const validity = presentValidity(definition, result);
  await db
    .insertInto('reviews')
    .values({
      organization_id: form.organizationId,
      administration_id: form.administrationId,
      content_hash: scored.contentHash,
      validity: JSON.stringify(validity),
      omitted: result.omitted,
      max_omitted: scored.form.maxOmitted,
      ...(at && { created_at: at }),
    })
    .execute();
  const extreme = validity.filter(({ state }) => state === 'extreme').map(({ name }) => name);
  const isShort = result.omitted.length > scored.form.maxOmitted;
  const detail = [...extreme, ...(isShort ? [`${result.omitted.length} items without an answer`] : [])];
  await transition(db, form, 'needs-review', { detail: detail.join(', '), at });
}

async function endWithoutScore(db: Db, form: Form, { result, at }: Scored): Promise<void> {
  const reasons = result.scales.flatMap((scale) => ('reason' in scale ? [scale.reason] : []));
  const detail = [...new Set(reasons)].filter((reason) => reason !== 'NOT_ON_FORM').join(', ');
  await transition(db, form, 'not-scored', { detail, at });
}

/** Called last, because the lock of the feature is taken after those of the client, the case and the form. */
async function settle(
  db: Db,
  { organizationId, administrationId }: Form,
  { result, at }: Scored,
): Promise<void> {
  const { time_zone } = await db
    .selectFrom('organizations')
    .select('time_zone')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const clerk = {
    organizationId,
    accountId: null,
    today: organizationDay(time_zone, at),
    ...(at && { at }),
  };
  if (hasNoScore(result)) await release(db, clerk, administrationId, 'no scale could be scored');
  else await consumeHeld(db, clerk, administrationId);
}
