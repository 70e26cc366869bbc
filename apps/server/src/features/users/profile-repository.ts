import { ADMIN } from '@hub/contract/catalogs/roles';
import type { Db } from '../../db/database.ts';

export async function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('user_pictures', 'user_pictures.user_id', 'users.id')
    .selectAll('users')
    .select('user_pictures.version as picture_version')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function setCaseReminders(db: Db, userId: string, wanted: boolean): Promise<void> {
  await db.updateTable('users').set({ case_reminders: wanted }).where('id', '=', userId).execute();
}

export async function findOrganizationAccounts(db: Db, userId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select([
      'accounts.organization_id',
      'accounts.role_id',
      'accounts.status',
      'organizations.name',
      'organizations.url',
      'organizations.organization_type',
    ])
    .where('accounts.user_id', '=', userId)
    .where('accounts.status', 'in', ['Active', 'PendingEmailConfirmation'])
    .orderBy('organizations.name')
    .execute();
}

export async function findAddresses(db: Db, userId: string) {
  return db.selectFrom('user_addresses').selectAll().where('user_id', '=', userId).execute();
}

export async function findManagers(db: Db, organizationId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.role_id', '=', ADMIN)
    .where('accounts.status', '=', 'Active')
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .execute();
}
