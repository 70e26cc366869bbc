import { addDays, type CalendarDay } from './calendar-day.ts';

/** The first referral date within the last number of days. */
export const referralWindowStart = (today: CalendarDay, days: number): CalendarDay => addDays(today, -days);
