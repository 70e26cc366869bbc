import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { Db } from '../db/database.ts';
import type { Joined } from './organization-repository.ts';

/** An account of the organization, kept as it is until it is decided upon. */
export const holdRequest = (db: Db, organizationId: string, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select(['accounts.status', 'users.email', 'organizations.name as organization'])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', '=', accountId)
    .forUpdate('accounts')
    .executeTakeFirst();

/** The first person of an organization manages it. Access waits until the email is confirmed. */
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

export const setAccountStatus = (db: Db, accountId: string, status: UserStatus) =>
  db.updateTable('accounts').set({ status }).where('id', '=', accountId).execute();

export const findManagerEmails = (db: Db, organizationId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('users.email')
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.role_id', '=', ADMIN)
    .where('accounts.status', '=', 'Active')
    .execute();
