import { addYears, type CalendarDay } from './calendar-day.ts';

/**
 * Age in whole years. Who was born on February 29 has the birthday on March 1 in a common year: on February 28 the
 * year is not over yet. PostgreSQL's age() counts the same way.
 */
export function age(dateOfBirth: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const hadBirthday = today.slice(4) >= dateOfBirth.slice(4);
  return hadBirthday ? years : years - 1;
}

/** The last day on which someone could be born who is at least so old today. */
export const bornBy = (years: number, today: CalendarDay): CalendarDay => addYears(today, -years);
