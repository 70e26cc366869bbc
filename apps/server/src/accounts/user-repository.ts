import type { signUp } from '@hub/contract/auth/users/registration';
import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { emailKey } from '@hub/contract/fields/email';
import type { InputOf } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { nameKey } from '../db/name-key.ts';

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

/** The user with this email, and the account they would work in: a usable one, preferably the one chosen last. */
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
    .orderBy(sql`accounts.organization_id is distinct from users.chosen_organization_id`)
    .orderBy('accounts.created_at')
    .limit(1);

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

export type NewUser = Pick<
  InputOf<typeof signUp>['body'],
  | 'firstName'
  | 'lastName'
  | 'professionalSpecializationId'
  | 'highestDegreeId'
  | 'licensed'
  | 'advertisingOptIn'
> & { email: string; signsInElsewhere: boolean };

type Named = { firstName: string; lastName: string };

/** The columns of a user's name. A trigger copies them to the accounts. */
export const nameValues = ({ firstName, lastName }: Named) => ({
  first_name: firstName,
  last_name: lastName,
  first_name_key: nameKey(firstName),
  last_name_key: nameKey(lastName),
});

/** Returns nothing when the email is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<string | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({
      email: user.email,
      email_key: emailKey(user.email),
      email_confirmed_at: null,
      signs_in_elsewhere: user.signsInElsewhere,
      ...nameValues(user),
      professional_specialization_id: user.professionalSpecializationId,
      highest_degree_id: user.highestDegreeId,
      licensed: user.licensed,
      advertising_opt_in_at: user.advertisingOptIn ? new Date() : null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export const markConfirmed = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .returning(['email', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();

/** Returns nothing when the email has been taken meanwhile. */
export async function replaceEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const key = emailKey(email);
  const { rows } = await sql`
    update users set email = ${email}, email_key = ${key}, email_confirmed_at = now()
    where id = ${userId} and not exists (select from users other where other.email_key = ${key})
    returning id
  `.execute(db);
  return rows.length > 0;
}
