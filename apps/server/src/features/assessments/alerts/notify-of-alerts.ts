import type { Severity } from '@hub/contract/core/administrations/alert';
import { sql } from 'kysely';
import { findManagerEmails } from '../../../accounts/membership-repository.ts';
import type { Database, Db } from '../../../db/database.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { SendMail } from '../../../mail/outbox.ts';
import { criticalAlertMail, unreadAlertMail } from '../../../mail/templates/critical-alert.ts';
import { eachFormOnItsOwn } from '../each-form.ts';
import { recordEvent } from '../events.ts';
import { haveBusinessDaysPassed } from './business-days-passed.ts';
import { haveOfficeMinutesPassed, isInOfficeHours } from './office-hours.ts';

type Parts = { database: Database; sendMail: SendMail; publicUrl: URL };

/** An unacknowledged alert and the people to notify. */
type UnreadAlert = {
  organizationId: string;
  id: string;
  administrationId: string;
  caseId: string;
  severity: Severity;
  createdAt: Date;
  isPractitionerNotified: boolean;
  isBackupNotified: boolean;
  areManagersNotified: boolean;
  zone: string;
  practitioner: string;
  /** Null when the practitioner has no access. */
  practitionerEmail: string | null;
  /** Null when no backup is named or the backup has no access any more. */
  backupEmail: string | null;
};

/**
 * Notifies practitioners of critical answers, then their backup while these are not acknowledged, then the managers:
 * after two office hours each where it is about danger to life, otherwise after a business day each. Each is notified
 * once, since the transaction that queues the mail records it. Returns how many were notified.
 */
export async function notifyOfAlerts(parts: Parts, logger: Logger, now = new Date()): Promise<number> {
  const unread = await findUnread(parts.database.system, now);
  const due = unread.filter((alert) => nextRecipient(alert, now));
  return eachFormOnItsOwn(due, logger, 'nobody could be told of an alert', ({ organizationId, id }) =>
    inSystemTransaction(parts.database, async (db) => {
      await sql`
        select from critical_alerts where organization_id = ${organizationId} and id = ${id} for update
      `.execute(db);
      // Read after locking: another instance may have sent it, or it was acknowledged.
      const [alert] = await findUnread(db, now, id);
      const next = alert && nextRecipient(alert, now);
      if (!alert || !next) return false;
      await notify(db, parts, alert, next, now);
      return true;
    }),
  );
}

type Recipient = 'practitioner' | 'backup' | 'managers';

/** Who is notified next. Without a practitioner, managers are notified immediately. */
function nextRecipient(alert: UnreadAlert, now: Date): Recipient | undefined {
  const { practitionerEmail, backupEmail, severity, createdAt, zone } = alert;
  const havePassed = (steps: 1 | 2) =>
    severity === DANGER_TO_LIFE
      ? isUrgentStepDue(createdAt, now, zone, steps)
      : haveBusinessDaysPassed(createdAt, now, zone, steps);
  if (!alert.isPractitionerNotified && practitionerEmail) return 'practitioner';
  if (!alert.isBackupNotified && backupEmail && havePassed(1)) return 'backup';
  if (alert.areManagersNotified) return undefined;
  if (!practitionerEmail || havePassed(backupEmail ? 2 : 1)) return 'managers';
  return undefined;
}

const DANGER_TO_LIFE: Severity = 1;
const STEP_MINUTES = 120;

/** Two office hours for each step. Outside of office hours nobody may look, so the first one is due at once. */
const isUrgentStepDue = (createdAt: Date, now: Date, zone: string, steps: 1 | 2): boolean => {
  const left = isInOfficeHours(createdAt, zone) ? steps : steps - 1;
  return left === 0 || haveOfficeMinutesPassed(createdAt, now, zone, left * STEP_MINUTES);
};

const NOTIFIED_AT_COLUMNS = {
  practitioner: 'practitioner_told_at',
  backup: 'backup_told_at',
  managers: 'managers_told_at',
} as const;

async function notify(
  db: Db,
  { sendMail, publicUrl }: Parts,
  alert: UnreadAlert,
  next: Recipient,
  now: Date,
): Promise<void> {
  const { organizationId, administrationId, practitioner, zone } = alert;
  await db
    .updateTable('critical_alerts')
    .set({ [NOTIFIED_AT_COLUMNS[next]]: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', alert.id)
    .execute();
  if (next === 'practitioner') {
    await sendMail(db, { to: alert.practitionerEmail ?? '', ...criticalAlertMail(publicUrl, alert) });
    return;
  }
  const unread = unreadAlertMail({ practitioner, since: organizationDay(zone, alert.createdAt) });
  const addresses =
    next === 'backup'
      ? [alert.backupEmail ?? '']
      : (await findManagerEmails(db, organizationId)).map(({ email }) => email);
  for (const to of addresses) await sendMail(db, { to, ...unread });
  await recordEvent(db, { organizationId, administrationId }, { kind: `${next}-told`, at: now });
}

/** Alerts that may need a notification, or one of them by id. A business day takes at least one day. */
async function findUnread(db: Db, now: Date, id?: string): Promise<UnreadAlert[]> {
  const { rows } = await sql<UnreadAlert>`
    select alert.organization_id as "organizationId", alert.id, alert.administration_id as "administrationId",
      cases.id as "caseId", alert.severity, alert.created_at as "createdAt",
      alert.practitioner_told_at is not null as "isPractitionerNotified",
      alert.backup_told_at is not null as "isBackupNotified", alert.managers_told_at is not null as "areManagersNotified",
      coalesce(organizations.time_zone, 'UTC') as zone,
      practitioner.first_name || ' ' || practitioner.last_name as practitioner,
      case when owner.status = 'Active' then practitioner.email end as "practitionerEmail",
      (
        select users.email from alert_backups
        join accounts on accounts.organization_id = alert_backups.organization_id
          and accounts.id = alert_backups.backup_account_id and accounts.status = 'Active'
        join users on users.id = accounts.user_id
        where alert_backups.organization_id = owner.organization_id and alert_backups.account_id = owner.id
      ) as "backupEmail"
    from critical_alerts alert
    join administrations form
      on form.organization_id = alert.organization_id and form.id = alert.administration_id
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    join organizations on organizations.id = alert.organization_id
    join accounts owner on owner.organization_id = cases.organization_id and owner.id = cases.account_id
    join users practitioner on practitioner.id = owner.user_id
    where alert.acknowledged_at is null and alert.managers_told_at is null
      and (alert.practitioner_told_at is null or alert.severity = ${DANGER_TO_LIFE}
        or alert.created_at <= ${now}::timestamptz - interval '1 day')
      and (${id ?? null}::uuid is null or alert.id = ${id ?? null}::uuid)
    order by alert.created_at
  `.execute(db);
  return rows;
}
