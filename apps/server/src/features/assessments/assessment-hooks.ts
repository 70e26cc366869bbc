import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { clerkOf } from '../licenses/license-clerk.ts';
import { endAdministration } from './end-administration.ts';
import { handOverForms } from './hand-over.ts';
import { pauseForms, reviveForms } from './pause-forms.ts';

/**
 * Forms that are out end with a closed case, and pause with a deleted case or client. A transfer needs no hook: the
 * forms follow the client.
 */
export const assessmentHooks: LifecycleHooks = {
  accountDeactivated: handOverForms,
  async casesClosed(scope, { caseIds, withdrawOpen }) {
    const out = await lockFormsOut(scope, caseIds);
    if (out.length > 0 && !withdrawOpen) throw new Problem('forms-out', { detail: howMany(out) });
    await withdrawAll(scope, out, 'The case was closed.');
  },
  async consentWithdrawn(scope, { caseId, withdrawOpen }) {
    const out = await lockFormsOut(scope, [caseId]);
    if (out.length > 0 && !withdrawOpen) throw new Problem('consent-forms-out', { detail: howMany(out) });
    await withdrawAll(scope, out, 'Consent was withdrawn.');
  },
  casesDeleted: (scope, { caseIds: ids }) => pauseForms(scope, { by: 'case', ids }),
  clientsDeleted: (scope, { clientIds: ids }) => pauseForms(scope, { by: 'client', ids }),
  casesRestored: (scope, { caseIds: ids }) => reviveForms(scope, { by: 'case', ids }),
  clientsRestored: (scope, { clientIds: ids }) => reviveForms(scope, { by: 'client', ids }),
};

const howMany = ({ length }: readonly unknown[]) =>
  length === 1 ? 'One form is out.' : `${length} forms are out.`;

const lockFormsOut = ({ db, organizationId }: Scope, caseIds: readonly string[]) =>
  db
    .selectFrom('administrations')
    .select(['organization_id', 'id', 'case_id'])
    .where('organization_id', '=', organizationId)
    .where('case_id', 'in', caseIds)
    .where('is_out', '=', true)
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
      event: 'withdrawn',
      accountId,
      reason,
    });
  }
}
