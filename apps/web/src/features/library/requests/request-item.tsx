import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';
import { countInWords } from '../uses-left.ts';
import styles from './requests.module.css';

const states: Record<LicenseRequest['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting for a manager', tone: 'priority' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'alert' },
  sent: { label: 'Sent to the publisher', tone: 'focus' },
};

/** A request with its author and its answer. */
export function RequestItem({ request }: { request: LicenseRequest }) {
  const { quantity, countedIn, featureName, message, state, asked, isMine, accountName } = request;
  const { label, tone } = states[state];
  return (
    <>
      <div className={styles.line}>
        <p className={styles.requested}>
          {countInWords(quantity, countedIn)} of {featureName}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles.who}>
        {isMine ? 'You' : accountName}, {displayDate(browserDayOf(asked))}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      {request.decided && (
        <p className={styles.answer}>
          {request.decidedByName}, {displayDate(browserDayOf(request.decided))}
          {request.reason && `: ${request.reason}`}
        </p>
      )}
    </>
  );
}
