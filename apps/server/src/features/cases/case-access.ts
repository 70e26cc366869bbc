import { ownedBy, refuseMissing } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { caseColumns } from './present-case.ts';

/** The cases of a call that are there to see: those of a deleted client are hidden with it. */
export const visibleCases = (scope: Scope) =>
  scope.db
    .selectFrom('cases')
    .where((where) => where.and(ownedBy(scope)))
    .where('deleted_at', 'is', null)
    .where('client_deleted_at', 'is', null);

/** The case, or the refusal that fits. */
export async function requireCase(scope: Scope, id: string) {
  const row = await visibleCases(scope).select(caseColumns).where('id', '=', id).executeTakeFirst();
  return row ?? refuseMissing(scope, 'cases', id);
}

/** The case, which nobody closes, deletes or changes until the call is done. */
export async function requireOpenCase(scope: Scope, id: string) {
  const row = await visibleCases(scope)
    .select(caseColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuseMissing(scope, 'cases', id);
  if (row.closed_at) throw new Problem('case-closed');
  return row;
}
