/**
 * A calendar day as YYYY-MM-DD. A date of birth is the same day everywhere, so it is never an instant that a time zone
 * could shift. Days can be compared with < and >.
 */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const asUtc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (instant: number): CalendarDay => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromUtc(asUtc(day) + days * DAY_MS);

/** The same day of another year; February 29 becomes February 28 in a common year. */
export function addYears(day: CalendarDay, years: number): CalendarDay {
  const year = `${Number(day.slice(0, 4)) + years}`.padStart(4, '0');
  const sameDay = `${year}${day.slice(4)}`;
  return isCalendarDay(sameDay) ? sameDay : `${year}-02-28`;
}

/** The number of days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay) => (asUtc(to) - asUtc(from)) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (day: CalendarDay) => new Date(asUtc(day)).getUTCDay();

/** A year has four digits and no leading zero: "0026" is a typing error, and the database has no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const instant = asUtc(text);
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}
