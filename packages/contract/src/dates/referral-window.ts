import { addDays, type CalendarDay } from './calendar-day.ts';

const REFERRAL_WINDOW_DAYS = 7;

/** The first day of the referral window that is offered by default. */
export const referralWindowStart = (today: CalendarDay): CalendarDay => addDays(today, -REFERRAL_WINDOW_DAYS);
