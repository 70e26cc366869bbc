import { labelOf } from '@hub/contract/catalogs/catalog';
import { genders } from '@hub/contract/catalogs/genders';
import { type ScoreInput, type ScoreResult, score } from '@hub/instrument/score';
import { sql } from 'kysely';
import { LOCK_WAIT_MS, tryAgainWhileBusy } from '../../db/busy.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { consumeHeld, release } from '../licenses/ledger/settle.ts';
import { lookThrough } from './alerts/look-through.ts';
import { RATER } from './answer-faults.ts';
import { findLatestAnswers } from './answers.ts';
import { followCase } from './case-progress.ts';
import { findDefinition, formIn } from './definitions.ts';
import { noteEvent } from './events.ts';
import { endLinks } from './form-links.ts';
import { type AdministrationRow, lockForm } from './lock-form.ts';
import { presentScores, presentValidity } from './present-scores.ts';

type Form = { organizationId: string; administrationId: string };

/**
 * Scores what was handed in and settles its use, in one transaction: once, whoever else tries. Nothing happens to a form
 * that does not wait for it. What fails here leaves the submission as it was.
 */
export const scoreSubmission = (database: Database, form: Form): Promise<void> =>
  tryAgainWhileBusy(() =>
    inSystemTransaction(database, async (db) => {
      await sql`select set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, true)`.execute(db);
      await scoreInTransaction(db, form);
    }),
  );

/** The same within a transaction of the system. The time is that of a past that is written down afterwards. */
export async function scoreInTransaction(db: Db, form: Form, at?: Date): Promise<void> {
  const row = await lockForm(db, form);
  if (row?.state !== 'submitted') return;
  await lookThrough(db, form, { isOver: true, at });
  const scored = { ...(await scoreForm(db, form, row)), at };
  await endLinks(db, form);
  if (scored.result.needsReview) await askForReview(db, form, scored);
  else if (hasNoScore(scored.result)) await endWithoutScore(db, form, scored);
  else await keepScores(db, form, scored);
  await followCase(db, { organizationId: form.organizationId, caseId: row.case_id });
  await settle(db, form, scored);
}

/** The same right after the submission. It is kept already: what fails here, the job tries again. */
export async function scoreAtOnce(database: Database, form: Form, logger: Pick<Logger, 'warn'>) {
  try {
    await scoreSubmission(database, form);
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a submission was not scored yet');
  }
}

async function scoreForm(db: Db, form: Form, row: AdministrationRow) {
  const { definition, contentHash } = await findDefinition(db, row.form_id, row.instrument_version);
  const ofInstrument = formIn(definition, row.form_id);
  const { completedOn, revision, ...client } = await findSubmission(db, form, row);
  const given = await findLatestAnswers(db, form, revision);
  const items = given.filter(({ item, value }) => value !== null && !item.startsWith(RATER));
  const input: ScoreInput = {
    form: ofInstrument.id,
    answers: Object.fromEntries(items.map(({ item, value }) => [item, value])),
    birthDate: client.birthDate,
    sex: sexOf(client.genderId),
    completedOn,
    normGroup: row.norm_group,
    switchedOff: row.switched_off,
    timings: Object.fromEntries(
      items.flatMap(({ item, seconds }) => (seconds === null ? [] : [[item, seconds]])),
    ),
  };
  const result = score(definition, input);
  return { definition, form: ofInstrument, contentHash, completedOn, revision, input, result };
}

type Scored = Awaited<ReturnType<typeof scoreForm>> & { at: Date | undefined };

async function findSubmission(db: Db, { organizationId, administrationId }: Form, row: AdministrationRow) {
  return db
    .selectFrom('submissions')
    .innerJoin('clients', 'clients.organization_id', 'submissions.organization_id')
    .select([
      'completed_on as completedOn',
      'revision',
      'clients.date_of_birth as birthDate',
      'clients.gender_id as genderId',
    ])
    .where('submissions.organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('clients.id', '=', row.client_id)
    .executeTakeFirstOrThrow();
}

/** Norms know two; everybody else is compared with all. */
const sexOf = (genderId: number | null): string | null => labelOf(genders, genderId)?.toLowerCase() ?? null;

/** Of the scales that the form has, none. */
function hasNoScore({ scales }: ScoreResult): boolean {
  const onForm = scales.filter((scale) => !('reason' in scale && scale.reason === 'NOT_ON_FORM'));
  return onForm.length > 0 && onForm.every((scale) => 'reason' in scale);
}

async function keepScores(db: Db, form: Form, scored: Scored): Promise<void> {
  const { definition, contentHash, completedOn, revision, input, result, at } = scored;
  const { answers, ...beside } = input;
  await db
    .insertInto('score_versions')
    .values({
      organization_id: form.organizationId,
      administration_id: form.administrationId,
      number: 1,
      instrument_code: definition.code,
      instrument_version: definition.version,
      content_hash: contentHash,
      completed_on: completedOn,
      input: JSON.stringify({ ...beside, revision }),
      result: JSON.stringify(result),
      presented: JSON.stringify(presentScores({ ...scored, answers })),
      ...(at && { created_at: at }),
    })
    .execute();
  await setState(db, form, { state: 'scored', scored_at: at ?? sql`now()` });
  await noteEvent(db, form, { kind: 'scored', at });
}

/** What the practitioner reads before they decide. Its use stays held. */
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
  await setState(db, form, { state: 'needs-review' });
  const extreme = validity.filter(({ state }) => state === 'extreme').map(({ name }) => name);
  const isShort = result.omitted.length > scored.form.maxOmitted;
  const detail = [...extreme, ...(isShort ? [`${result.omitted.length} items without an answer`] : [])];
  await noteEvent(db, form, { kind: 'needs-review', detail: detail.join(', '), at });
}

async function endWithoutScore(db: Db, form: Form, { result, at }: Scored): Promise<void> {
  await setState(db, form, { state: 'discarded', ended_at: at ?? sql`now()` });
  const reasons = result.scales.flatMap((scale) => ('reason' in scale ? [scale.reason] : []));
  const detail = [...new Set(reasons)].filter((reason) => reason !== 'NOT_ON_FORM').join(', ');
  await noteEvent(db, form, { kind: 'not-scored', detail, at });
}

const setState = (db: Db, { organizationId, administrationId }: Form, change: object) =>
  db
    .updateTable('administrations')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .execute();

/** Last of all: the lock of the feature is taken after those of the client, the case and the form. */
async function settle(
  db: Db,
  { organizationId, administrationId }: Form,
  { result, at }: Scored,
): Promise<void> {
  if (result.needsReview) return;
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
