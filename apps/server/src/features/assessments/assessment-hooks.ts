import { OUT } from '@hub/contract/core/administrations/administration';
import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { clerkOf } from '../licenses/license-clerk.ts';
import { endAdministration } from './end-administration.ts';
import { handOverForms } from './hand-over.ts';

/**
 * Forms that are out end with their case or client. Restoring does not bring them back; they have to be sent again. A
 * transfer needs no hook: the forms follow the client.
 */
export const assessmentHooks: LifecycleHooks = {
  accountDeactivated: handOverForms,
  async casesClosed(scope, { caseIds, withdrawOpen }) {
    const out = await lockFormsOut(scope, 'case_id', caseIds);
    if (out.length > 0 && !withdrawOpen) throw new Problem('forms-out', { detail: howMany(out) });
    await withdrawAll(scope, out, 'The case was closed.');
  },
  async consentWithdrawn(scope, { caseId, withdrawOpen }) {
    const out = await lockFormsOut(scope, 'case_id', [caseId]);
    if (out.length > 0 && !withdrawOpen) throw new Problem('consent-forms-out', { detail: howMany(out) });
    await withdrawAll(scope, out, 'Consent was withdrawn.');
  },
  async casesDeleted(scope, { caseIds }) {
    await withdrawAll(scope, await lockFormsOut(scope, 'case_id', caseIds), 'The case was deleted.');
  },
  async clientsDeleted(scope, { clientIds }) {
    await withdrawAll(scope, await lockFormsOut(scope, 'client_id', clientIds), 'The client was deleted.');
  },
};

const howMany = ({ length }: readonly unknown[]) =>
  length === 1 ? 'One form is out.' : `${length} forms are out.`;

const lockFormsOut = (
  { db, organizationId }: Scope,
  column: 'case_id' | 'client_id',
  ids: readonly string[],
) =>
  db
    .selectFrom('administrations')
    .select(['organization_id', 'id', 'case_id'])
    .where('organization_id', '=', organizationId)
    .where(column, 'in', ids)
    .where('state', 'in', OUT)
    .orderBy('id')
    .forUpdate()
    .execute();

async function withdrawAll(
  scope: Scope,
  forms: Awaited<ReturnType<typeof lockFormsOut>>,
  reason: string,
): Promise<void> {
  const clerk = clerkOf(scope);
  const { accountId } = scope;
  for (const form of forms) {
    await endAdministration(scope.db, clerk, form, {
      state: 'withdrawn',
      event: 'withdrawn',
      accountId,
      reason,
    });
  }
}
