import type { CalendarDay } from './calendar-day.ts';
import { clockAt } from './zone-clock.ts';

/** The calendar day in a time zone. */
export const todayIn = (zone: string, now: Date): CalendarDay =>
  new Date(clockAt(now, zone)).toISOString().slice(0, 10);
