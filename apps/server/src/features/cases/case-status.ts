import { COMPLETED, caseStatuses, IN_PROGRESS, OPEN } from '@hub/contract/catalogs/case-statuses';
import { labelOf } from '@hub/contract/catalogs/catalog';
import { type CaseRow, nextStatus } from './present-case.ts';

/** Why an open case has this status. */
const FACTS: Record<number, string> = {
  [OPEN]: 'Nothing was sent from this case yet.',
  [IN_PROGRESS]: 'Something that was sent from this case has not come back yet.',
  [COMPLETED]: 'Everything that was sent from this case has come back.',
};

/** Why a case cannot be set to a status; nothing when it can. */
export function whyRefused(row: Pick<CaseRow, 'closed_at' | 'progress'>, status: number): string | undefined {
  if (status === nextStatus(row)) return undefined;
  const fact = FACTS[row.progress] ?? '';
  return row.closed_at
    ? `${fact} It reopens as ${labelOf(caseStatuses, row.progress)}.`
    : `${fact} So it is not ${labelOf(caseStatuses, status)}.`;
}
