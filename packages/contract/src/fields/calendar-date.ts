import * as z from 'zod/mini';
import { type CalendarDay, isCalendarDay } from '../dates/calendar-day.ts';
import { REQUIRED } from './required.ts';

const INVALID = 'Invalid date format';

/** A calendar day that exists, as YYYY-MM-DD. */
export const calendarDate = z.iso
  .date({
    error: ({ input }) => (input === undefined || input === null || input === '' ? REQUIRED : INVALID),
    abort: true,
  })
  .check(z.refine(isCalendarDay, { error: INVALID, abort: true }));

/** The day typed as mm/dd/yyyy, or null if there is no such day. */
export function parseDate(typed: string): CalendarDay | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  const parsed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(parsed) ? parsed : null;
}
