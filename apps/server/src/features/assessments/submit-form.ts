import type { RespondentScope } from '../../db/respondent-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { findCurrentAnswers } from './answers.ts';
import { type FormContents, withoutItems } from './form-contents.ts';
import { respondentState } from './form-state.ts';
import { missingRequired } from './missing-required.ts';
import { recordSubmission } from './submission.ts';

/** Submits a form as the page shows it. Repeating the call changes nothing. */
export async function submitForm(
  scope: RespondentScope,
  contents: FormContents,
  seen: number,
): Promise<void> {
  const { db, organizationId, administrationId, switchedOff, timeZone } = scope;
  const row = await db
    .selectFrom('administrations')
    .select(['state', 'paused_at', 'due_on', 'paper_phase'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const state = respondentState({
    state: row.state,
    pausedAt: row.paused_at,
    dueOn: row.due_on,
    timeZone,
  });
  if (state === 'submitted') return;
  if ((state !== 'open' && state !== 'paused') || row.paper_phase) throw new Problem('form-over');
  const { revision, answers } = await findCurrentAnswers(db, scope);
  if (revision !== seen) throw new Problem('answers-changed');
  const missing = missingRequired(withoutItems(await contents(db, scope), switchedOff), answers);
  if (missing.length > 0) {
    const errors = missing.map((path) => ({ path, message: 'This question needs an answer' }));
    throw new Problem('answers-required', { errors });
  }
  await recordSubmission(db, scope, {
    by: null,
    isPaused: state === 'paused',
    completedOn: organizationDay(timeZone),
  });
}
