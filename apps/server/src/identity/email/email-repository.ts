import { ADMIN } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export const findUserEmail = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return user !== undefined;
}

export const markConfirmed = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .returning(['email', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();

/** Nothing when somebody else has it by now. */
export async function replaceEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const key = emailKey(email);
  const { rows } = await sql`
    update users set email = ${email}, email_key = ${key}, email_confirmed_at = now()
    where id = ${userId} and not exists (select from users other where other.email_key = ${key})
    returning id
  `.execute(db);
  return rows.length > 0;
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
