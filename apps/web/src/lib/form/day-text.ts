import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { parseDate } from '@hub/contract/fields/calendar-date';

/** What the date input shows for the form's value, which is a day or what is typed of one. */
export const textOfDay = (value: string) => (isCalendarDay(value) ? displayDate(value) : value);

/** A day when all of it is typed. Before that it stays as it is, or the caret would jump while one is at it. */
export function dayOfText(text: string): string {
  const day = parseDate(text);
  return day !== null && displayDate(day) === text ? day : text;
}
