import type { NormGroup } from '@hub/contract/core/administrations/scores';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { REQUIRED } from '@hub/contract/fields/required';
import { asSystem } from '../../../db/as-system.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { requireFormContent } from '../../instruments/form-repository.ts';
import { type FormParams, holdForm } from '../administration-access.ts';
import { lookThrough } from '../alerts/look-through.ts';
import { isMissing } from '../answer-faults.ts';
import { findLatestAnswers } from '../answers.ts';
import { recordEvent } from '../events.ts';
import { withoutItems } from '../form-contents.ts';
import { keepVersion } from '../keep-version.ts';
import { type Facts, hasNoScore, scoreForm } from '../score-form.ts';
import { correctionFaults } from './correction-faults.ts';
import { findCorrectedAnswers, insertCorrections } from './correction-repository.ts';
import { findFacts, outdatedFacts } from './outdated-facts.ts';

type Form = { organizationId: string; administrationId: string };
type Answers = ReadonlyMap<string, AnswerValue | null>;
type Correction = {
  answers: readonly { item: string; value: AnswerValue | null }[];
  reason: string;
  onWordOf: string;
};

/**
 * Corrects answers: the respondent's answers stay, and a new version of the score is made with the same norms and
 * facts. It uses up no license. The given reason also accepts its validity.
 */
export async function correctAnswers(scope: Scope, params: FormParams, correction: Correction) {
  const { row, form } = await holdScored(scope, params);
  const { accountId } = scope;
  const { reason, onWordOf } = correction;
  const content = await requireFormContent(scope.db, {
    formId: row.form_id,
    version: row.instrument_version,
  });
  const errors = correctionFaults(withoutItems(content, row.switched_off), correction.answers);
  if (errors.length > 0) throw new Problem('answer-refused', { errors });
  await asSystem(scope.db, async (db) => {
    const corrections = changedBy(correction.answers, await findCounting(db, form));
    if (corrections.size === 0) throw new Problem('nothing-changed');
    const latest = await findLatest(db, form);
    const number = latest.number + 1;
    const { normGroup, ...facts } = latest.input;
    const scored = await scoreForm(db, form, row, { normGroup, facts, corrections });
    await keepVersion(db, form, scored, { number, kind: 'correction', by: accountId, reason, onWordOf });
    await insertCorrections(db, form, { version: number, accountId, reason }, corrections);
    await recordEvent(db, form, { kind: 'corrected', accountId, detail: reason });
    await lookThrough(db, form, { isOver: true });
  });
}

/** A new version with other norms or with the current facts of the record. It uses up no license. */
export async function scoreAgain(
  scope: Scope,
  params: FormParams,
  { normGroup, reason, onWordOf }: { normGroup: NormGroup; reason: string; onWordOf: string },
) {
  const { row, form } = await holdScored(scope, params);
  const { accountId } = scope;
  await asSystem(scope.db, async (db) => {
    const latest = await findLatest(db, form);
    const facts = await findFacts(db, row.organization_id, row.client_id);
    const isOutdated = outdatedFacts(latest.input, facts).length > 0;
    if (normGroup === latest.input.normGroup && !isOutdated) throw new Problem('nothing-changed');
    if (isOutdated && onWordOf === '') {
      throw new Problem('invalid-input', { errors: [{ path: 'onWordOf', message: REQUIRED }] });
    }
    if (facts.birthDate > latest.completedOn) {
      throw new Problem('no-norms', {
        detail: 'The form was completed before the birth date of the record.',
      });
    }
    const scored = await scoreForm(db, form, row, { normGroup, facts });
    if (hasNoScore(scored.result)) throw new Problem('no-norms');
    await keepVersion(db, form, scored, {
      number: latest.number + 1,
      kind: 'again',
      by: accountId,
      reason,
      onWordOf: isOutdated ? onWordOf : '',
    });
    await recordEvent(db, form, { kind: 'scored-again', accountId, detail: reason });
  });
}

/** Locks until the call is done: of two parallel calls the second makes its version after the first. */
async function holdScored(scope: Scope, params: FormParams) {
  const { form: row } = await holdForm(scope, params);
  if (row.state !== 'scored') throw new Problem('form-not-scored');
  return { row, form: { organizationId: scope.organizationId, administrationId: row.id } };
}

/** The current answers, with corrections. */
async function findCounting(db: Db, form: Form): Promise<Answers> {
  const given = await findLatestAnswers(db, form);
  return new Map([
    ...given.map(({ item, value }) => [item, value] as const),
    ...(await findCorrectedAnswers(db, form)),
  ]);
}

function changedBy(answers: Correction['answers'], counting: Answers): Answers {
  const plain = (value: AnswerValue | null | undefined) =>
    value === undefined || isMissing(value) ? null : value;
  return new Map(
    answers
      .map(({ item, value }) => [item, plain(value)] as const)
      .filter(([item, value]) => JSON.stringify(value) !== JSON.stringify(plain(counting.get(item)))),
  );
}

type Latest = { number: number; completedOn: string; input: Facts & { normGroup: NormGroup } };

async function findLatest(db: Db, { organizationId, administrationId }: Form): Promise<Latest> {
  const row = await db
    .selectFrom('score_versions')
    .select(['number', 'input', 'completed_on as completedOn'])
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { birthDate, sex, normGroup } = row.input as Latest['input'];
  return { ...row, input: { birthDate, sex, normGroup } };
}
