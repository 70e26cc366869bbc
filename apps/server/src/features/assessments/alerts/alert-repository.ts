import type { Alert } from '@hub/contract/core/administrations/alert';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { type FormParams, holdForm } from '../administration-access.ts';
import { recordEvent } from '../events.ts';

type ListedForm = { id: string; case_account_id: string };

/** The alerts of a form, the latest first. */
export async function findAlerts(
  { db, organizationId, accountId }: Scope,
  form: ListedForm,
): Promise<Alert[]> {
  const rows = await db
    .selectFrom('critical_alerts as alert')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.organization_id', '=', 'alert.organization_id')
        .onRef('accounts.id', '=', 'alert.acknowledged_by'),
    )
    .leftJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'alert.id',
      'alert.created_at',
      'items',
      'backup_told_at',
      'managers_told_at',
      'acknowledged_at',
      'note',
      'users.first_name',
      'users.last_name',
    ])
    .where('alert.organization_id', '=', organizationId)
    .where('administration_id', '=', form.id)
    .orderBy('alert.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    created: row.created_at.toISOString(),
    items: row.items,
    backupTold: row.backup_told_at?.toISOString() ?? null,
    managersTold: row.managers_told_at?.toISOString() ?? null,
    canAcknowledge: !row.acknowledged_at && form.case_account_id === accountId,
    acknowledged: row.acknowledged_at && {
      at: row.acknowledged_at.toISOString(),
      byName: `${row.first_name} ${row.last_name}`,
      note: row.note,
    },
  }));
}

/** Only in the caller's own case. The state of the form and the case does not matter. */
export async function acknowledge(
  scope: Scope,
  params: FormParams & { alertId: string },
  note: string,
): Promise<void> {
  const { db, organizationId, accountId } = scope;
  const { form } = await holdForm(scope, params);
  const alert = await db
    .selectFrom('critical_alerts')
    .select('acknowledged_at')
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', form.id)
    .where('id', '=', params.alertId)
    .executeTakeFirst();
  if (!alert) throw new Problem('not-found');
  if (alert.acknowledged_at) throw new Problem('alert-acknowledged');
  await db
    .updateTable('critical_alerts')
    .set({ acknowledged_at: new Date(), acknowledged_by: accountId, note })
    .where('organization_id', '=', organizationId)
    .where('id', '=', params.alertId)
    .execute();
  await recordEvent(
    db,
    { organizationId, administrationId: form.id },
    { kind: 'alert-acknowledged', accountId },
  );
}
