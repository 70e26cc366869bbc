import { ADMIN, type RoleId, SUPPORT } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { sql } from 'kysely';
import type { Lifecycle } from '../../accounts/lifecycle.ts';
import { type HeldMember, holdMember, updateAccount } from '../../accounts/membership-repository.ts';
import { endSessions } from '../../accounts/session-repository.ts';
import type { Scope } from '../../db/request-scope.ts';
import { restorable } from '../../db/soft-delete.ts';
import { Problem } from '../../http/problem.ts';
import { type TransferParts, transfer } from './transfer.ts';

/** Locks the account and the organization's managers. Refuses unless the account has one of these statuses. */
async function hold(
  { db, organizationId }: Scope,
  id: string,
  statuses: readonly UserStatus[],
): Promise<HeldMember> {
  const member = await holdMember(db, organizationId, id);
  if (!member) throw new Problem('not-found');
  if (!statuses.includes(member.status)) throw new Problem('wrong-status');
  return member;
}

/** Changes a role. Only an operator gives and takes the role of Support. */
export async function changeRole(scope: Scope, id: string, roleId: RoleId): Promise<void> {
  const member = await hold(scope, id, ['Active', 'Inactive']);
  if (member.roleId === SUPPORT) throw new Problem('wrong-status');
  if (member.isLastManager && roleId !== ADMIN) throw new Problem('last-manager');
  await updateAccount(scope.db, scope.organizationId, id, { role_id: roleId });
}

/**
 * Deactivates an account and transfers its clients with forms out to the receiver, if any. Returns how many. The access
 * ends first, so that the account sends nothing more.
 */
export async function deactivate(
  scope: Scope,
  id: string,
  receiverAccountId: string | undefined,
  parts: TransferParts,
): Promise<{ clients: number; cases: number }> {
  await endAccess(scope, id, ['Active'], 'Inactive');
  let moved = { clients: 0, cases: 0 };
  const receiver = receiverAccountId && {
    accountId: receiverAccountId,
    async take(clientIds: readonly string[]) {
      const request = { fromAccountId: id, toAccountId: receiverAccountId, clientIds, reason: WHY_RECEIVED };
      moved = await transfer(scope, request, parts);
    },
  };
  const event = { accountId: id, receiver: receiver || undefined };
  await parts.lifecycle.run(scope, 'accountDeactivated', event);
  await parts.lifecycle.run(scope, 'accountEnded', { accountId: id });
  return moved;
}

const WHY_RECEIVED = 'Forms that are out need somebody who looks after them.';

/** Removes an account. Refused while it has clients, which must belong to somebody. */
export async function remove(scope: Scope, id: string, lifecycle: Lifecycle): Promise<void> {
  await endAccess(scope, id, ['Active', 'Inactive'], 'Removed');
  if (await hasClients(scope, id)) throw new Problem('has-clients');
  await lifecycle.run(scope, 'accountEnded', { accountId: id });
}

/** Enables an account. Uses that were taken back have to be assigned again by a manager. */
export async function enable(scope: Scope, id: string): Promise<void> {
  await hold(scope, id, ['Inactive', 'Removed']);
  await updateAccount(scope.db, scope.organizationId, id, { status: 'Active' });
}

/** Ends the access of an account. Waits for its running calls, so that none of them commits afterwards. */
async function endAccess(
  scope: Scope,
  id: string,
  from: readonly UserStatus[],
  to: 'Inactive' | 'Removed',
): Promise<void> {
  if (id === scope.accountId) throw new Problem('own-account');
  const member = await hold(scope, id, from);
  if (member.isLastManager) throw new Problem('last-manager');
  await updateAccount(scope.db, scope.organizationId, id, { status: to });
  await endSessions(scope.db, { organizationId: scope.organizationId, accountId: id });
}

/** Includes deleted clients that can be restored. */
async function hasClients({ db, organizationId }: Scope, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from clients where organization_id = ${organizationId} and account_id = ${accountId}
      and (deleted_at is null or ${restorable})
    limit 1
  `.execute(db);
  return rows.length > 0;
}
