import type { LastChange } from '@hub/contract/core/last-change';
import type { Scope } from '../db/request-scope.ts';

type Changed = { changed_at: Date | null; changed_by: string | null };

/** Who last changed a record, as shown to an account. */
export async function lastChangeOf(scope: Scope, { changed_at, changed_by }: Changed): Promise<LastChange> {
  if (!changed_at) return null;
  return {
    changed: changed_at.toISOString(),
    changedByName: changed_by && (await findName(scope, changed_by)),
    isMine: changed_by === scope.accountId,
  };
}

async function findName({ db, organizationId }: Scope, accountId: string): Promise<string | null> {
  const user = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.first_name', 'users.last_name'])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}` : null;
}
