import { CLOSED, COMPLETED, caseStatuses, IN_PROGRESS, OPEN } from '@hub/contract/catalogues/case-statuses';
import { labelOf } from '@hub/contract/catalogues/catalogue';
import { type CaseRow, nextStatus } from './present-case.ts';

const NOTHING_SENT = 'Nothing was sent from this case yet.';
const SOMETHING_OUT = 'Something that was sent from this case has not come back yet.';
const ALL_BACK = 'Everything that was sent from this case has come back.';

/** What the status before closing follows from. */
const FACTS: Record<number, string> = {
  [OPEN]: NOTHING_SENT,
  [IN_PROGRESS]: SOMETHING_OUT,
  [COMPLETED]: ALL_BACK,
};

/** Why a case cannot be given a status that is not its own; nothing when it can. */
export function whyRefused(row: Pick<CaseRow, 'closed_at' | 'progress'>, status: number): string | undefined {
  if (status === nextStatus(row)) return undefined;
  const fact = FACTS[row.progress] ?? '';
  const wanted = labelOf(caseStatuses, status);
  if (row.closed_at) return `${fact} It reopens as ${labelOf(caseStatuses, row.progress)}.`;
  return status === CLOSED ? undefined : `${fact} So it is not ${wanted}.`;
}
