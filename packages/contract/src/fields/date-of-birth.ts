import * as z from 'zod/mini';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { calendarDate } from './calendar-date.ts';

/** Today is the day in the zone of whoever answers for the record. */
export const dateOfBirth = (today: CalendarDay) =>
  calendarDate.check(z.refine((day) => day <= today, 'Invalid date of birth'));
