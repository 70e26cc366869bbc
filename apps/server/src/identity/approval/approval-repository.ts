import type { Db } from '../../db/database.ts';

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
