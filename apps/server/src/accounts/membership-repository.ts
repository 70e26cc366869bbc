import { ADMIN, PRACTITIONER, type RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { Db } from '../db/database.ts';
import type { Joined } from './organization-repository.ts';

/** Locks accounts of the organization until they are approved or denied. */
export const holdRequests = (db: Db, organizationId: string, accountIds: readonly string[]) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select(['accounts.id', 'accounts.status', 'users.email', 'organizations.name as organization'])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', 'in', accountIds)
    .orderBy('accounts.id')
    .forUpdate('accounts')
    .execute();

export type HeldMember = { status: UserStatus; roleId: RoleId; isLastManager: boolean };

/**
 * Locks an account and all managers of its organization until the end of the transaction: if two managers end each
 * other's role or access at the same time, the second is refused.
 */
export async function holdMember(
  db: Db,
  organizationId: string,
  accountId: string,
): Promise<HeldMember | undefined> {
  const held = await db
    .selectFrom('accounts')
    .select(['id', 'status', 'role_id as roleId'])
    .where('organization_id', '=', organizationId)
    .where((either) =>
      either.or([
        either('id', '=', accountId),
        either.and([either('role_id', '=', ADMIN), either('status', '=', 'Active')]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const member = held.find(({ id }) => id === accountId);
  if (!member) return undefined;
  const others = held.filter(({ id }) => id !== accountId);
  const manages = member.roleId === ADMIN && member.status === 'Active';
  return { status: member.status, roleId: member.roleId, isLastManager: manages && others.length === 0 };
}

/** The accounts that can take over from an account: active colleagues who work with clients. */
export const colleaguesOf = (db: Db, organizationId: string, accountId: string) =>
  db
    .selectFrom('accounts')
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', '<>', accountId)
    .where('accounts.status', '=', 'Active')
    .where('accounts.role_id', 'in', [PRACTITIONER, ADMIN]);

/** The first user of an organization becomes its manager. Access waits until the email is confirmed. */
export async function insertAccount(db: Db, { id, isNew }: Joined, userId: string): Promise<string> {
  const account = await db
    .insertInto('accounts')
    .values({
      organization_id: id,
      user_id: userId,
      role_id: isNew ? ADMIN : PRACTITIONER,
      status: 'PendingEmailConfirmation',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

export const findPendingAccounts = (db: Db, userId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select([
      'accounts.id',
      'accounts.organization_id as organizationId',
      'accounts.role_id as roleId',
      'organizations.name as organization',
    ])
    .where('accounts.user_id', '=', userId)
    .where('accounts.status', '=', 'PendingEmailConfirmation')
    .execute();

type Change = { status: UserStatus } | { role_id: RoleId };

export const updateAccount = (db: Db, organizationId: string, accountId: string, change: Change) =>
  db
    .updateTable('accounts')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', accountId)
    .execute();

export const findManagerEmails = (db: Db, organizationId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('users.email')
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.role_id', '=', ADMIN)
    .where('accounts.status', '=', 'Active')
    .execute();
