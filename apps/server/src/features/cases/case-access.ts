import type { RawBuilder } from 'kysely';
import { mayRead, owns } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { type DeletableKind, refuseMissing } from '../../http/refuse-missing.ts';
import { caseColumns } from './present-case.ts';

export const CASES = {
  table: 'cases',
  clientId: 'client_id',
  record: 'case',
  deletedProblem: 'case-deleted',
} as const satisfies DeletableKind & { record: string };

/** A case and its client. */
export type CaseRef = { caseId: string; clientId: string };

/** Cases that are not deleted. A deleted client hides its cases. */
const liveCases = (scope: Scope, access: RawBuilder<boolean>) =>
  scope.db
    .selectFrom('cases')
    .where(access)
    .where('deleted_at', 'is', null)
    .where('client_deleted_at', 'is', null);

export const ownCases = (scope: Scope) => liveCases(scope, owns(scope, 'cases'));

/** The case, or a Problem that says why it cannot be read. */
export async function requireCase(scope: Scope, id: string) {
  const row = await liveCases(scope, mayRead(scope, CASES))
    .select(caseColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? refuseMissing(scope, CASES, id);
}

export const isOwnCase = async (scope: Scope, id: string): Promise<boolean> =>
  (await ownCases(scope).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The caller's own case. If locked, nobody else can close, delete or change it until the call is done. */
export async function requireOwnCase(scope: Scope, id: string, lock?: 'locked') {
  const own = ownCases(scope).select(caseColumns).where('id', '=', id);
  const row = await (lock ? own.forUpdate() : own).executeTakeFirst();
  return row ?? refuseMissing(scope, CASES, id);
}

/** The same, locked, if it is not closed. */
export async function requireOpenCase(scope: Scope, id: string) {
  const row = await requireOwnCase(scope, id, 'locked');
  if (row.closed_at) throw new Problem('case-closed');
  return row;
}
