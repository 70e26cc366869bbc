import { displayDate } from '@hub/contract/dates/date-display';
import type { ProblemCode } from '@hub/contract/http/problems';
import { sql } from 'kysely';
import { type ClientTable, mayRead } from '../db/access.ts';
import type { Scope } from '../db/request-scope.ts';
import { restorable, restorableUntil } from '../db/soft-delete.ts';
import { Problem } from './problem.ts';

/** A kind of record that can be deleted and restored, and the problem for a deleted one. */
export type DeletableKind = ClientTable & { deletedProblem: ProblemCode };

/** Throws the problem of a missing record. A caller who may not see the record does not learn that it exists. */
export async function refuseMissing(scope: Scope, kind: DeletableKind, id: string): Promise<never> {
  const { rows } = await sql<{ deleted_at: Date; archived_at: Date | null }>`
    select deleted_at, archived_at from ${sql.table(kind.table)}
    where ${mayRead(scope, kind)} and id = ${id} and ${restorable}
  `.execute(scope.db);
  const [deleted] = rows;
  if (!deleted) throw new Problem('not-found');
  if (deleted.archived_at) throw new Problem(kind.deletedProblem, { detail: 'It is kept in the archive.' });
  const day = restorableUntil(deleted.deleted_at).toISOString().slice(0, 10);
  throw new Problem(kind.deletedProblem, { detail: `It can be restored until ${displayDate(day)}.` });
}
