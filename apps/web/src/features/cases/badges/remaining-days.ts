import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { CaseSummary } from '@hub/contract/core/cases/case';
import { EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import type { Tone } from '../../../ui/tone/tone.tsx';

const ALERT_UNDER_DAYS = 7;

type Timed = Pick<CaseSummary, 'remainingDays' | 'status'>;

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

export function remainingInWords(remainingDays: number): string {
  if (remainingDays === 0) return 'Expires today';
  return remainingDays > 0 ? `${inDays(remainingDays)} left` : `Expired ${inDays(-remainingDays)} ago`;
}

/** Nothing is urgent about a case that is closed. */
export function remainingTone({ remainingDays, status }: Timed): Tone {
  if (status === CLOSED || remainingDays >= EXPIRES_SOON_DAYS) return 'neutral';
  return remainingDays < ALERT_UNDER_DAYS ? 'alert' : 'priority';
}
