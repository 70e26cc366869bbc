import type { Assessment } from '@hub/contract/core/assessment/assessment';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import { findCurrentAnswers } from './answers.ts';
import { findAround } from './around-form.ts';
import { type FormContents, withoutItems } from './form-contents.ts';
import { respondentState } from './form-state.ts';

type Form = {
  organizationId: string;
  administrationId: string;
  timeZone: string | null;
  isHandedOver?: boolean;
};

/** A form with its answers so far; while it is paused and once it is over, only that. */
export async function presentAssessment(db: Db, contents: FormContents, form: Form): Promise<Assessment> {
  const row = await db
    .selectFrom('administrations')
    .select([
      'state',
      'paused_at',
      'due_on',
      'form_id',
      'instrument_version',
      'role',
      'switched_off',
      'first_answer_at',
    ])
    .where('organization_id', '=', form.organizationId)
    .where('id', '=', form.administrationId)
    .executeTakeFirstOrThrow();
  const around = await asSystem(db, (system) => findAround(system, form));
  const state = respondentState({
    state: row.state,
    pausedAt: row.paused_at,
    dueOn: row.due_on,
    timeZone: form.timeZone,
  });
  if (state !== 'open') return { state, ...around };
  const content = await contents(db, { formId: row.form_id, version: row.instrument_version });
  return {
    state,
    ...around,
    role: row.role,
    content: withoutItems(content, row.switched_off),
    current: await findCurrentAnswers(db, form),
    hasBegun: row.first_answer_at !== null,
  };
}
