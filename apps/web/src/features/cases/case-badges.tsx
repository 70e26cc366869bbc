import { CLOSED, COMPLETED, caseStatuses, IN_PROGRESS, OPEN } from '@hub/contract/catalogs/case-statuses';
import { labelOf } from '@hub/contract/catalogs/catalog';
import type { CaseSummary } from '@hub/contract/core/cases/case';
import { EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Tone } from '../../ui/tone/tone.tsx';

const tones: Record<number, Tone> = {
  [OPEN]: 'focus',
  [IN_PROGRESS]: 'focus',
  [COMPLETED]: 'success',
  [CLOSED]: 'neutral',
};

export const CaseStatusBadge = ({ status }: { status: number }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{labelOf(caseStatuses, status)}</Badge>
);

const ALERT_UNDER_DAYS = 7;

type Timed = Pick<CaseSummary, 'remainingDays' | 'status'>;

export const RemainingDaysBadge = ({ caseSummary }: { caseSummary: Timed }) => (
  <Badge tone={remainingTone(caseSummary)}>{remainingInWords(caseSummary.remainingDays)}</Badge>
);

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

export function remainingInWords(remainingDays: number): string {
  if (remainingDays === 0) return 'Expires today';
  return remainingDays > 0 ? `${inDays(remainingDays)} left` : `Expired ${inDays(-remainingDays)} ago`;
}

/** A closed case is never urgent. */
export function remainingTone({ remainingDays, status }: Timed): Tone {
  if (status === CLOSED || remainingDays >= EXPIRES_SOON_DAYS) return 'neutral';
  return remainingDays < ALERT_UNDER_DAYS ? 'alert' : 'priority';
}
