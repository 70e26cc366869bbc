import { addDays, type CalendarDay } from './calendar-day.ts';

/** The first day of the last so many days in which a case was referred. */
export const referralWindowStart = (today: CalendarDay, days: number): CalendarDay => addDays(today, -days);
