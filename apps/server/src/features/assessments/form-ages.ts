import { addDays, type CalendarDay, isCalendarDay } from '@hub/contract/dates/calendar-day';

const MONTHS_A_YEAR = 12;

/**
 * The day on which a person completes this many months of age. If that month lacks the day, it is the first of the next
 * month.
 */
export function dayOfAge(dateOfBirth: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0] = dateOfBirth.split('-').map(Number);
  const counted = year * MONTHS_A_YEAR + (month - 1) + months;
  const sameDay = `${monthOf(counted)}${dateOfBirth.slice(7)}`;
  return isCalendarDay(sameDay) ? sameDay : `${monthOf(counted + 1)}-01`;
}

const monthOf = (counted: number) =>
  `${Math.floor(counted / MONTHS_A_YEAR)}-${String((counted % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;

/** The last day on which a person has completed no more than this many months. */
export const lastDayWithin = (dateOfBirth: CalendarDay, months: number): CalendarDay =>
  addDays(dayOfAge(dateOfBirth, months + 1), -1);

/** The earlier of two days; null is no limit. */
export const earlier = (one: CalendarDay, other: CalendarDay | null): CalendarDay =>
  other !== null && other < one ? other : one;
