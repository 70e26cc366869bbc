/**
 * A day of the calendar as YYYY-MM-DD: a date of birth is the same day everywhere, so it is never an instant that
 * a time zone could shift. Days compare with < and > as they are.
 */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const asUtc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (instant: number): CalendarDay => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromUtc(asUtc(day) + days * DAY_MS);

/** The same day of another year; from February 29 it is February 28 where there is no other. */
export function addYears(day: CalendarDay, years: number): CalendarDay {
  const year = `${Number(day.slice(0, 4)) + years}`.padStart(4, '0');
  const sameDay = `${year}${day.slice(4)}`;
  return isCalendarDay(sameDay) ? sameDay : `${year}-02-28`;
}

/** How many days later the second day is; below zero when it is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay) => (asUtc(to) - asUtc(from)) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (day: CalendarDay) => new Date(asUtc(day)).getUTCDay();

/** A year has four digits and no leading zero: "0026" is a slip, and the database knows no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const instant = asUtc(text);
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}
