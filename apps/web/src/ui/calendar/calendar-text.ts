import { CalendarDate } from '@internationalized/date';

/** The day that mm/dd/yyyy names; none when there is no such day. */
export function readCalendarText(text: string) {
  const [, month, day, year] = (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (!month || !day || !year) return undefined;
  // It moves 02/30 to the last day of February instead of refusing it.
  const date = new CalendarDate(year, month, day);
  return date.month === month && date.day === day ? date : undefined;
}

export function writeCalendarText({ month, day, year }: CalendarDate) {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return [digits(month, 2), digits(day, 2), digits(year, 4)].join('/');
}
