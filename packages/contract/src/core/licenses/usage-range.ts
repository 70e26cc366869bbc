import type { CalendarDay } from '../../dates/calendar-day.ts';
import { displayDate } from '../../dates/date-display.ts';

/** The days of an exported license use; either end may be open. */
type Range = { startDate?: CalendarDay | undefined; endDate?: CalendarDay | undefined };

/** The name of the file, which says the range; without one it says the day on which it was made. */
export function usageFileName({ startDate, endDate }: Range, today: CalendarDay): string {
  const range = [startDate && `from-${startDate}`, endDate && `to-${endDate}`].filter(Boolean).join('-');
  return `license-use-${range || today}.csv`;
}

/** The first line of the file. */
export function usageRangeInWords({ startDate, endDate }: Range): string {
  const range = [startDate && ` from ${displayDate(startDate)}`, endDate && ` to ${displayDate(endDate)}`];
  return `License use${range.filter(Boolean).join('') || ', all time'}`;
}
