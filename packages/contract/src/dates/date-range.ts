import { addDays, type CalendarDay } from './calendar-day.ts';
import { instantOf } from './zone-clock.ts';

const FROM_THE_BEGINNING = -1;

/** No start means from the beginning. */
export type DateRange = { start: Date | undefined; end: Date };

/** From the start of the day that many days ago to the last millisecond of today, in the time zone. */
export function dateRange(daysAgo: number, today: CalendarDay, zone: string): DateRange {
  const startOf = (day: CalendarDay) => instantOf(day, 0, zone);
  return {
    start: daysAgo === FROM_THE_BEGINNING ? undefined : startOf(addDays(today, -daysAgo)),
    end: new Date(startOf(addDays(today, 1)).getTime() - 1),
  };
}
