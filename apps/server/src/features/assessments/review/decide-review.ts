import { Refusal } from '@hub/instrument/refusal';
import { asSystem } from '../../../db/as-system.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { clerkOf } from '../../licenses/license-clerk.ts';
import { type FormParams, holdForm } from '../administration-access.ts';
import { endAdministration } from '../end-administration.ts';
import { recordEvent } from '../events.ts';
import type { AdministrationRow } from '../lock-form.ts';
import { scoreAccepted } from '../score-submission.ts';

/** Locks the form, so that the second of two parallel decisions finds it decided. */
async function holdForReview(scope: Scope, params: FormParams): Promise<AdministrationRow> {
  const { form } = await holdForm(scope, params);
  if (form.state !== 'needs-review') throw new Problem('not-in-review');
  return form;
}

/** Accepts the answers: the form is scored and its use is spent, or released when no scale has a score. */
export async function acceptReview(scope: Scope, params: FormParams, reason: string): Promise<void> {
  const row = await holdForReview(scope, params);
  const { organizationId, accountId } = scope;
  const form = { organizationId, administrationId: row.id };
  await asSystem(scope.db, async (db) => {
    await recordEvent(db, form, { kind: 'review-accepted', accountId, detail: reason });
    await scoreAccepted(db, form, row, { accountId, reason });
  }).catch((error) => {
    // The birth date was changed meanwhile to a day after the completion.
    if (error instanceof Refusal) throw new Problem('no-norms', { detail: error.message });
    throw error;
  });
}

/** Discards the answers: the form ends without a score, its use is free again, and the answers are no longer shown. */
export async function discardReview(scope: Scope, params: FormParams, reason: string): Promise<void> {
  const form = await holdForReview(scope, params);
  const { accountId } = scope;
  await endAdministration(scope.db, clerkOf(scope), form, {
    event: 'discarded',
    accountId,
    reason,
  });
}
