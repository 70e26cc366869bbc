import { randomUUID } from 'node:crypto';
import { EMAIL } from '@hub/contract/catalogs/delivery-methods';
import type { SentAnswer } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { insertMany } from '../db/insert-many.ts';
import type { Scope } from '../db/request-scope.ts';
import { answerFaults, RATER } from '../features/assessments/answer-faults.ts';
import { recordEvent } from '../features/assessments/events.ts';
import type { FormContents } from '../features/assessments/form-contents.ts';
import type { AdministrationRow } from '../features/assessments/lock-form.ts';
import { recordOpened } from '../features/assessments/open-form.ts';
import { transition } from '../features/assessments/transition.ts';
import type { DemoAnswers } from './demo-administrations.ts';
import { secondsAfter } from './demo-moments.ts';

type Sent = { scope: Scope; contents: FormContents; row: AdministrationRow };

/**
 * Opens a form and answers it. The code that saves the answers of respondents always uses the current time, so the
 * answers are checked and written here. Returns when the last answer was given.
 */
export async function seedAnswers(
  { scope, contents, row }: Sent,
  begin: Date,
  demo: DemoAnswers,
): Promise<Date> {
  const { db, accountId } = scope;
  const form = { organizationId: row.organization_id, administrationId: row.id };
  if (row.delivery === EMAIL) await recordOpened(db, form, begin);
  else await recordEvent(db, form, { kind: 'started-here', accountId, at: begin });
  const content = await contents(db, { formId: row.form_id, version: row.instrument_version });
  const answers = asSent(content, demo);
  const [fault] = answerFaults(content, answers);
  if (fault) throw new Error(`${row.form_id}, ${fault.path}: ${fault.message}`);
  const device = randomUUID();
  const moments: Date[] = [];
  for (const { seconds } of answers) moments.push(secondsAfter(moments.at(-1) ?? begin, seconds));
  await insertMany(
    db,
    'answers',
    answers.map((answer, index) => ({
      organization_id: form.organizationId,
      administration_id: form.administrationId,
      revision: answer.number,
      device,
      ...answer,
      is_stale: false,
      given_at: moments[index],
    })),
  );
  const [first = begin] = moments;
  await db
    .updateTable('administrations')
    .set({ first_answer_at: first, opened_at: begin })
    .where('organization_id', '=', form.organizationId)
    .where('id', '=', form.administrationId)
    .execute();
  await transition(db, form, 'first-answer', { at: first });
  return moments.at(-1) ?? begin;
}

/** The answers in the order of a page: first those about the rater. */
const asSent = (content: FormContent, { answers, rater, isHasty }: DemoAnswers) =>
  [
    ...Object.entries(rater ?? {}).map(([question, value]) => ({ item: RATER + question, value })),
    ...byItem(content, answers),
  ].map((answer, index) => ({
    ...answer,
    number: index + 1,
    seen: index,
    seconds: isHasty ? 0.4 : secondsOf(index),
  }));

/** Some items take longer than others. */
const secondsOf = (index: number) => 2.6 + ((index * 7) % 11) * 0.5;

const NONE = '-';

function byItem(
  { pages }: FormContent,
  answers: DemoAnswers['answers'],
): Pick<SentAnswer, 'item' | 'value'>[] {
  if (typeof answers !== 'string') {
    return Object.entries(answers).map(([item, value]) => ({ item, value }));
  }
  const asked = pages.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'read');
  return [...answers].flatMap((value, index) =>
    value === NONE ? [] : [{ item: asked[index]?.id ?? '', value }],
  );
}
