import { addYears, type CalendarDay } from './calendar-day.ts';

/**
 * Age in whole years. In a common year, a person born on February 29 has the birthday on March 1. PostgreSQL's age()
 * counts the same way.
 */
export function age(dateOfBirth: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const hadBirthday = today.slice(4) >= dateOfBirth.slice(4);
  return hadBirthday ? years : years - 1;
}

/** The latest birth date of a person who is at least this old today. */
export const bornBy = (years: number, today: CalendarDay): CalendarDay => addYears(today, -years);
