import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { AnswerValue, RaterAnswers } from '@hub/contract/core/assessment/answer';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { requireFormContent } from '../instruments/form-repository.ts';
import type { ListedRow } from './administration-repository.ts';
import { isMissing, RATER } from './answer-faults.ts';
import { type AskedItem, askedItems, shownItems, textOfAnswer } from './asked-items.ts';
import { findCorrectedAnswers } from './corrections/correction-repository.ts';
import { findDoubleMarks } from './paper/paper-repository.ts';

/** States that ended without a score: the answers are stored but no longer shown. */
const SEALED: readonly ListedRow['state'][] = ['declined', 'withdrawn', 'expired', 'discarded'];

type Given = { value: AnswerValue | null; changes: number; at: Date };
type Kept = {
  given: ReadonlyMap<string, Given>;
  corrected: ReadonlyMap<string, AnswerValue | null>;
  doubleMarked: ReadonlySet<string>;
};

export async function answersOf(scope: Scope, row: ListedRow): Promise<FormAnswers> {
  if (SEALED.includes(row.state)) return { isSealed: true, rater: {}, items: [] };
  const { db, organizationId } = scope;
  const form = { organizationId, administrationId: row.id };
  const content = await requireFormContent(db, { formId: row.form_id, version: row.instrument_version });
  const given = await findGiven(scope, row.id);
  const corrected = row.state === 'scored' ? await findCorrectedAnswers(db, form) : new Map();
  const doubleMarked = row.paper_phase === 'done' ? await findDoubleMarks(db, form) : new Set<string>();
  const shown = shownItems(content, (item) => corrected.get(item) ?? given.get(item)?.value);
  const kept = { given, corrected, doubleMarked };
  return {
    isSealed: false,
    rater: raterOf(given),
    items: askedItems(content).map(({ item, number }) => presentItem(item, number, shown.has(item.id), kept)),
  };
}

/** The latest answer to each item, without stale ones. */
async function findGiven(
  { db, organizationId }: Scope,
  administrationId: string,
): Promise<Map<string, Given>> {
  const { rows } = await sql<Given & { item: string }>`
    select distinct on (item) item, value, given_at as at,
      (count(*) over (partition by item) - 1)::integer as changes
    from answers
    where organization_id = ${organizationId} and administration_id = ${administrationId} and not is_stale
    order by item, revision desc
  `.execute(db);
  return new Map(rows.map(({ item, ...answer }) => [item, answer]));
}

const raterOf = (given: ReadonlyMap<string, Given>): RaterAnswers =>
  Object.fromEntries(
    [...given]
      .filter(([item, { value }]) => item.startsWith(RATER) && value !== null)
      .map(([item, { value }]) => [item.slice(RATER.length), value]),
  );

function presentItem(
  item: AskedItem,
  number: number,
  isShown: boolean,
  { given, corrected, doubleMarked }: Kept,
): FormAnswers['items'][number] {
  const ofRespondent = given.get(item.id);
  const isCorrected = corrected.has(item.id);
  const counts = isCorrected ? (corrected.get(item.id) ?? null) : (ofRespondent?.value ?? null);
  const answer = isShown && !isMissing(counts) ? counts : null;
  const isDouble = !isCorrected && doubleMarked.has(item.id);
  return {
    itemId: item.id,
    number,
    text: item.text.en ?? '',
    kind: item.kind,
    options: 'options' in item ? item.options.map(({ code, text }) => ({ code, text: text.en ?? code })) : [],
    status: !isShown ? 'not-shown' : answer !== null ? 'answered' : isDouble ? 'double-marked' : 'missing',
    answer,
    answerText: textOfAnswer(item, answer),
    changes: isShown ? (ofRespondent?.changes ?? 0) : 0,
    formerText: isCorrected ? textOfAnswer(item, ofRespondent?.value ?? null) : null,
    given: answer === null ? null : (ofRespondent?.at.toISOString() ?? null),
  };
}
