import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case, CaseSummary } from '@hub/contract/core/cases/case';
import type { CaseNote } from '@hub/contract/core/cases/case-note';
import type { ChangedCase } from '@hub/contract/core/cases/cases';
import type { LastChange } from '@hub/contract/core/last-change';
import { type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import type { Selectable } from 'kysely';
import { nameKey } from '../../db/name-key.ts';
import type { Tables } from '../../db/tables.ts';

type Row = Selectable<Tables['cases']>;

export const summaryColumns = [
  'id',
  'client_id',
  'client_name',
  'case_name',
  'referral_date',
  'expiration_date',
  'referred_by_name',
  'referred_by_email',
  'status',
  'battery_id',
  'created_at',
  'version',
] as const satisfies readonly (keyof Row)[];

export const caseColumns = [
  ...summaryColumns,
  'referral_reason_html',
  'referral_reason_text',
  'progress',
  'closed_at',
  'changed_at',
  'changed_by',
] as const satisfies readonly (keyof Row)[];

export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]>;
export type CaseRow = Pick<Row, (typeof caseColumns)[number]>;

export function presentSummary(row: SummaryRow, today: CalendarDay): CaseSummary {
  const remainingDays = daysBetween(today, row.expiration_date);
  return {
    id: row.id,
    clientId: row.client_id,
    clientName: row.client_name,
    caseName: row.case_name,
    referralDate: row.referral_date,
    expirationDate: row.expiration_date,
    referredByName: row.referred_by_name,
    referredByEmail: row.referred_by_email,
    remainingDays,
    inactive: row.status === CLOSED || remainingDays < 0,
    status: row.status,
    batteryId: row.battery_id,
    created: row.created_at.toISOString(),
    version: row.version,
  };
}

type Around = { notes: CaseNote[]; lastChange: LastChange };

export const presentCase = (row: CaseRow, { notes, lastChange }: Around, today: CalendarDay): Case => ({
  ...presentSummary(row, today),
  referralReason: { html: row.referral_reason_html, text: row.referral_reason_text },
  notes,
  nextStatuses: [nextStatus(row)],
  lastChange,
});

/**
 * The status after reopening or closing. A person closes a case; a reopened case gets the status that follows from the
 * forms that were sent.
 */
export const nextStatus = ({ closed_at, progress }: Pick<CaseRow, 'closed_at' | 'progress'>) =>
  closed_at ? progress : CLOSED;

export type CaseInput = Omit<ChangedCase, 'version'>;

/** The columns that a practitioner edits. */
export const caseValues = (input: CaseInput) => ({
  case_name: input.caseName,
  case_name_key: nameKey(input.caseName),
  referral_date: input.referralDate,
  expiration_date: input.expirationDate,
  referred_by_name: input.referredByName,
  referred_by_email: input.referredByEmail,
  referral_reason_html: input.referralReason.html,
  referral_reason_text: input.referralReason.text,
});
