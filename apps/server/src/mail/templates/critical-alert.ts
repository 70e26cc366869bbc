import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { letter } from '../letter.ts';
import type { Mail } from '../outbox.ts';

type Alert = { caseId: string; administrationId: string };

/** Says that there is something to read, and nothing of its content. */
export const criticalAlertMail = (publicUrl: URL, { caseId, administrationId }: Alert): Omit<Mail, 'to'> =>
  letter(
    'Something needs to be read soon',
    'An answer in one of your cases needs to be read soon. Sign in to read it and to acknowledge it.',
    {
      label: 'Read it',
      href: new URL(`/cases/${caseId}/assessments/${administrationId}`, publicUrl).href,
    },
  );

/** For the backup or the managers: whose alert it is and since when, without its content or the client. */
export const unreadAlertMail = ({
  practitioner,
  since,
}: {
  practitioner: string;
  since: CalendarDay;
}): Omit<Mail, 'to'> =>
  letter(
    `An alert for ${practitioner} is unread`,
    `An answer that needs to be read soon waits for ${practitioner} since ${displayDate(since)} and was not acknowledged. Please make sure that ${practitioner}, or somebody who stands in, reads it today.`,
  );
