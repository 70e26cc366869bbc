import { ADMIN } from '@hub/contract/catalogs/roles';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findPage, findRows, type List, type Page } from '../../db/find-page.ts';

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

type ManagerRow = { id: string; first_name: string; last_name: string; email: string };

const managerList = (organizationId: string): List => ({
  from: 'accounts join users on users.id = accounts.user_id',
  columns: ['accounts.id', 'users.first_name', 'users.last_name', 'users.email'],
  halves: [
    sql`accounts.organization_id = ${organizationId} and accounts.role_id = ${ADMIN}
      and accounts.status = 'Active'`,
  ],
  orderBy: [
    ['users.last_name', 'asc'],
    ['users.first_name', 'asc'],
    ['accounts.id', 'asc'],
  ],
});

export const findManagerPage = (db: Db, organizationId: string, page: Page) =>
  findPage<ManagerRow>(db, managerList(organizationId), page);

export const findManagers = (db: Db, organizationId: string) =>
  findRows<ManagerRow>(db, managerList(organizationId));
