import { type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { letter } from '../letter.ts';
import type { Mail } from '../outbox.ts';

const MAX_INITIALS = 4;

type Reminder = { caseId: string; caseName: string; expirationDate: CalendarDay; today: CalendarDay };

/** Identifies a case without revealing its subject, since a mail passes through many hands. */
const initialsOf = (caseName: string): string =>
  caseName
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_INITIALS)
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(' ');

function whenInWords(expirationDate: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, expirationDate);
  if (days > 0) return 'expires tomorrow';
  return days === 0 ? 'expires today' : 'has expired';
}

/** Contains neither the client's name nor the case's. */
export function caseReminderMail(
  publicUrl: URL,
  { caseId, caseName, expirationDate, today }: Reminder,
): Omit<Mail, 'to'> {
  const when = whenInWords(expirationDate, today);
  const about = `Your case ${initialsOf(caseName)} ${when} (${displayDate(expirationDate)}).`;
  return letter(
    `A case ${when}`,
    `${about} Close it if it is done, or give it a later expiration date.`,
    { label: 'Open the case', href: new URL(`/cases/${caseId}`, publicUrl).href },
    {
      label: 'You can turn these reminders off in your account information',
      href: new URL('/profile', publicUrl).href,
    },
  );
}
