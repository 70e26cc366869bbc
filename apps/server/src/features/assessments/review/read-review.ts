import type { Review, ReviewEvidence, ReviewedItem } from '@hub/contract/core/administrations/reviews';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { findEvidence, type ValidityEvidence } from '@hub/instrument/validity-evidence';
import { asSystem } from '../../../db/as-system.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { requireFormContent } from '../../instruments/form-repository.ts';
import type { ListedRow } from '../administration-repository.ts';
import { RATER } from '../answer-faults.ts';
import { findLatestAnswers } from '../answers.ts';
import { askedItems, textOfAnswer } from '../asked-items.ts';
import { findDefinition, formIn } from '../definitions.ts';

type Describe = (itemId: string) => ReviewedItem;
type Kept = { validity: Omit<Review['indices'][number], 'evidence'>[]; omitted: string[] };

/**
 * Why a form needs a review: the evidence stored when it was scored, and its answers, which nobody can change
 * meanwhile.
 */
export async function reviewOf(scope: Scope, row: ListedRow): Promise<Review> {
  if (row.state !== 'needs-review') throw new Problem('not-in-review');
  const { db, organizationId } = scope;
  const kept = await db
    .selectFrom('reviews')
    .select(['created_at', 'validity', 'omitted', 'max_omitted'])
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const { validity, omitted } = kept as unknown as Kept;
  const given = await findLatestAnswers(db, { organizationId, administrationId: row.id });
  const answers = new Map(
    given.filter(({ item }) => !item.startsWith(RATER)).map(({ item, value }) => [item, value]),
  );
  const seconds = given.flatMap(({ item, value, seconds: spent }) =>
    spent === null || value === null ? [] : [[item, spent] as const],
  );
  const describe = await describeItems(scope, row, answers);
  const evidence = await evidenceOf(scope, row, Object.fromEntries(answers), Object.fromEntries(seconds));
  return {
    asked: kept.created_at.toISOString(),
    indices: validity.map((index) => {
      const found = evidence.get(index.code);
      if (!found) throw new Error(`${index.code} is not an index of ${row.form_id}`);
      return { ...index, evidence: presentEvidence(found, describe) };
    }),
    omitted: omitted.map(describe),
    maxOmitted: kept.max_omitted,
  };
}

async function evidenceOf(
  { db, organizationId }: Scope,
  row: ListedRow,
  answers: Record<string, AnswerValue | null>,
  timings: Record<string, number>,
): Promise<Map<string, ValidityEvidence>> {
  // Only the system can read how a form is scored.
  const { definition } = await asSystem(db, (system) =>
    findDefinition(system, row.form_id, row.instrument_version),
  );
  const { switched_off: switchedOff } = await db
    .selectFrom('administrations')
    .select('switched_off')
    .where('organization_id', '=', organizationId)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const form = formIn(definition, row.form_id).id;
  const found = findEvidence(definition, { form, answers, switchedOff, timings });
  return new Map(found.map(({ index, evidence }) => [index, evidence]));
}

async function describeItems(
  { db }: Scope,
  row: ListedRow,
  answers: ReadonlyMap<string, AnswerValue | null>,
): Promise<Describe> {
  const content = await requireFormContent(db, { formId: row.form_id, version: row.instrument_version });
  const asked = new Map(askedItems(content).map((one) => [one.item.id, one]));
  return (itemId) => {
    const found = asked.get(itemId);
    if (!found) throw new Error(`${itemId} is not asked on ${row.form_id}`);
    const { item, number } = found;
    const answerText = textOfAnswer(item, answers.get(itemId) ?? null);
    return { itemId, number, text: item.text.en ?? '', answerText };
  };
}

function presentEvidence(evidence: ValidityEvidence, describe: Describe): ReviewEvidence {
  switch (evidence.kind) {
    case 'inconsistency':
      return {
        kind: 'inconsistency',
        pairs: evidence.pairs.map(({ first, second, difference }) => ({
          first: describe(first),
          second: describe(second),
          difference,
        })),
      };
    case 'seconds-per-item':
      return {
        kind: 'seconds-per-item',
        seconds: evidence.seconds.map(({ item, seconds }) => ({ ...describe(item), seconds })),
      };
    default:
      return { kind: evidence.kind, items: evidence.items.map(describe) };
  }
}
