import * as z from 'zod/mini';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { calendarDate } from './calendar-date.ts';

/** `today` is the day in the time zone of the practitioner. */
export const dateOfBirth = (today: CalendarDay) =>
  calendarDate.check(z.refine((day) => day <= today, 'Invalid date of birth'));
