import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { AnswerValue, RaterAnswers } from '@hub/contract/core/assessment/answer';
import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { requireFormContent } from '../instruments/form-repository.ts';
import type { ListedRow } from './administration-repository.ts';
import { isMissing, RATER } from './answer-faults.ts';

/** Ended without a score: what was answered is kept, and no longer shown. */
const SEALED: readonly ListedRow['state'][] = ['declined', 'withdrawn', 'expired', 'discarded'];

type Given = { value: AnswerValue | null; changes: number; at: Date };
type Asked = Exclude<FormItem, { kind: 'read' }>;

export async function answersOf(scope: Scope, row: ListedRow): Promise<FormAnswers> {
  if (SEALED.includes(row.state)) return { isSealed: true, rater: {}, items: [] };
  const content = await requireFormContent(scope.db, {
    formId: row.form_id,
    version: row.instrument_version,
  });
  const given = await findGiven(scope, row.id);
  return { isSealed: false, rater: raterOf(given), items: presentItems(content, given) };
}

/** The latest answer to each item that is not stale. */
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

function presentItems({ pages }: FormContent, given: ReadonlyMap<string, Given>): FormAnswers['items'] {
  const shown = new Set<string>();
  const asked = pages
    .flatMap(({ items }) => items)
    .filter((item) => {
      // What shows an item comes before it.
      if (isShown(item, shown, given)) shown.add(item.id);
      return item.kind !== 'read';
    }) as Asked[];
  return asked.map((item, index) => presentItem(item, index + 1, shown.has(item.id), given.get(item.id)));
}

function isShown(
  { showWhen }: FormItem,
  shown: ReadonlySet<string>,
  given: ReadonlyMap<string, Given>,
): boolean {
  if (!showWhen) return true;
  const value = given.get(showWhen.item)?.value ?? [];
  return shown.has(showWhen.item) && [value].flat().some((code) => showWhen.codes.includes(String(code)));
}

function presentItem(item: Asked, number: number, isShownNow: boolean, given: Given | undefined) {
  const answer = isShownNow ? (given?.value ?? null) : null;
  const text = answer === null || isMissing(answer) ? null : textOf(item, answer);
  return {
    itemId: item.id,
    number,
    text: item.text.en ?? '',
    kind: item.kind,
    status: statusOf(isShownNow, text !== null),
    answer: text === null ? null : answer,
    answerText: text ?? '',
    changes: isShownNow ? (given?.changes ?? 0) : 0,
    given: text === null ? null : (given?.at.toISOString() ?? null),
  };
}

function statusOf(isShownNow: boolean, isAnswered: boolean) {
  if (!isShownNow) return 'not-shown' as const;
  return isAnswered ? ('answered' as const) : ('missing' as const);
}

/** What was chosen in words, or what was written. */
function textOf(item: Asked, answer: AnswerValue): string {
  if (item.kind === 'number' || item.kind === 'text') return String(answer);
  const texts = new Map(item.options.map(({ code, text }) => [code, text.en ?? code]));
  return [answer]
    .flat()
    .map((code) => texts.get(String(code)) ?? String(code))
    .join(', ');
}
