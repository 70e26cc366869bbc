import type { AlertBackup } from '@hub/contract/core/administrations/alert-backup';
import { NOTHING_SELECTED } from '@hub/contract/fields/select';
import { colleaguesOf } from '../../../accounts/membership-repository.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';

export async function readBackup({ db, organizationId, accountId }: Scope): Promise<AlertBackup> {
  const colleagues = await colleaguesOf(db, organizationId, accountId)
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id as accountId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .orderBy('users.last_name_key')
    .orderBy('users.first_name_key')
    .orderBy('accounts.id')
    .execute();
  const named = await db
    .selectFrom('alert_backups')
    .select('backup_account_id')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const backup = colleagues.find((colleague) => colleague.accountId === named?.backup_account_id) ?? null;
  return { backup, colleagues };
}

export async function nameBackup(scope: Scope, backupAccountId: string | null): Promise<void> {
  const { db, organizationId, accountId } = scope;
  if (backupAccountId === null) {
    await db
      .deleteFrom('alert_backups')
      .where('organization_id', '=', organizationId)
      .where('account_id', '=', accountId)
      .execute();
    return;
  }
  const colleague = await colleaguesOf(db, organizationId, accountId)
    .select('accounts.id')
    .where('accounts.id', '=', backupAccountId)
    .executeTakeFirst();
  if (!colleague) {
    throw new Problem('invalid-input', { errors: [{ path: 'accountId', message: NOTHING_SELECTED }] });
  }
  await db
    .insertInto('alert_backups')
    .values({ organization_id: organizationId, account_id: accountId, backup_account_id: backupAccountId })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'account_id']).doUpdateSet({ backup_account_id: backupAccountId }),
    )
    .execute();
}
