import type { Alert, UnreadAlert } from '@hub/contract/core/administrations/alert';
import { MAX_LISTED_OF_NEED } from '@hub/contract/core/administrations/needing-action';
import { sql } from 'kysely';
import { owns } from '../../../db/access.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import type { FormParams } from '../administration-access.ts';
import { recordEvent } from '../events.ts';
import { lockForm } from '../lock-form.ts';

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
      'severity',
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
    severity: row.severity,
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

type UnreadRow = Omit<
  UnreadAlert,
  'created' | 'backupTold' | 'managersTold' | 'canAcknowledge' | 'acknowledged'
> & {
  createdAt: Date;
  backupToldAt: Date | null;
  managersToldAt: Date | null;
  total: number;
};

/**
 * The unread alerts of the caller's own cases, the most serious first, then the longest unread. Those of closed,
 * deleted and archived cases, too: critical answers are read wherever they are.
 */
export async function findUnreadAlerts(scope: Scope): Promise<{ total: number; alerts: UnreadAlert[] }> {
  const { rows } = await sql<UnreadRow>`
    select alert.id, alert.severity, alert.items, alert.created_at as "createdAt",
      alert.backup_told_at as "backupToldAt", alert.managers_told_at as "managersToldAt",
      form.id as "administrationId", cases.id as "caseId", cases.battery_id as "batteryId",
      cases.client_name as "clientName", product.acronym || ' ' || instrument.name as "formName",
      respondents.first_name || ' ' || respondents.last_name as "respondentName",
      cases.client_id as "clientId",
      case when cases.client_deleted_at is not null then 'client' when cases.deleted_at is not null then 'case' end as deleted,
      count(*) over ()::integer as total
    from critical_alerts alert
    join administrations form on form.organization_id = alert.organization_id and form.id = alert.administration_id
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
    join product_features feature on feature.id = form.feature_id
    join products product on product.id = feature.product_id
    join instrument_forms instrument
      on instrument.form_id = form.form_id and instrument.version = form.instrument_version
    where alert.organization_id = ${scope.organizationId} and alert.acknowledged_at is null
      and ${owns(scope, 'cases')}
    order by alert.severity, alert.created_at, alert.id
    limit ${MAX_LISTED_OF_NEED}
  `.execute(scope.db);
  return {
    total: rows[0]?.total ?? 0,
    alerts: rows.map(({ total: _, createdAt, backupToldAt, managersToldAt, ...row }) => ({
      ...row,
      created: createdAt.toISOString(),
      backupTold: backupToldAt?.toISOString() ?? null,
      managersTold: managersToldAt?.toISOString() ?? null,
      canAcknowledge: true,
      acknowledged: null,
    })),
  };
}

/** Only in the caller's own case. The state of the form and the case does not matter, and neither does a deletion. */
export async function acknowledge(
  scope: Scope,
  { caseId, batteryId, id, alertId }: FormParams & { alertId: string },
  note: string,
): Promise<void> {
  const { db, organizationId, accountId } = scope;
  const form = await lockForm(db, { organizationId, administrationId: id });
  const ofCase = await db
    .selectFrom('cases')
    .select('id')
    .where(owns(scope, 'cases'))
    .where('id', '=', caseId)
    .where('battery_id', '=', batteryId)
    .executeTakeFirst();
  if (!form || !ofCase || form.case_id !== ofCase.id) throw new Problem('not-found');
  const alert = await db
    .selectFrom('critical_alerts')
    .select('acknowledged_at')
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', form.id)
    .where('id', '=', alertId)
    .executeTakeFirst();
  if (!alert) throw new Problem('not-found');
  if (alert.acknowledged_at) throw new Problem('alert-acknowledged');
  await db
    .updateTable('critical_alerts')
    .set({ acknowledged_at: new Date(), acknowledged_by: accountId, note })
    .where('organization_id', '=', organizationId)
    .where('id', '=', alertId)
    .execute();
  await recordEvent(
    db,
    { organizationId, administrationId: form.id },
    { kind: 'alert-acknowledged', accountId },
  );
}
