import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type UserAccount = {
  userId: string;
  email: string;
  passwordHash: string | null;
  organizationId: string;
  accountId: string;
  roleId: RoleId;
  status: UserStatus;
  twoFactorEnabled: boolean;
};

const STATUS_ORDER = sql`array_position(array[
  'Active', 'PendingEmailConfirmation', 'PendingOrgApproval', 'Inactive', 'Denied', 'Removed'
], accounts.status)`;

/** The user behind an email with the account they would work in: one that can be used before others. */
export async function findAccountByEmail(db: Db, email: string): Promise<UserAccount | undefined> {
  return accounts(db).where('users.email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function findAccountByUser(db: Db, userId: string): Promise<UserAccount | undefined> {
  return accounts(db).where('users.id', '=', userId).executeTakeFirst();
}

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select([
      'users.id as userId',
      'users.email',
      'credentials.password_hash as passwordHash',
      'accounts.organization_id as organizationId',
      'accounts.id as accountId',
      'accounts.role_id as roleId',
      'accounts.status',
      'users.two_factor_enabled as twoFactorEnabled',
    ])
    .orderBy(STATUS_ORDER)
    .orderBy('accounts.created_at')
    .limit(1);
