import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { endAdministration } from './end-administration.ts';
import { takesAnswers } from './form-state.ts';
import { lockForm } from './lock-form.ts';

type Form = { organizationId: string; administrationId: string; timeZone: string | null };
type Declined = { why: 'declined' | 'not-for-me'; reason: string };

/** Declines a form: the respondent does not want to answer, or is the wrong person. Runs as the system. */
export async function declineForm(db: Db, form: Form, { why, reason }: Declined): Promise<void> {
  const row = await lockForm(db, form);
  const { organizationId, timeZone } = form;
  if (!row || !takesAnswers({ state: row.state, pausedAt: row.paused_at, dueOn: row.due_on, timeZone }))
    throw new Problem('form-over');
  const clerk = { organizationId, accountId: null, today: organizationDay(timeZone) };
  await endAdministration(db, clerk, row, { event: why, reason });
}
