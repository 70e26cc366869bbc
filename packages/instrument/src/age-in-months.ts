/** A day of the calendar, YYYY-MM-DD. */
export type Day = string;

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The months of the first century, which Date.UTC takes for the twentieth, are nobody's birth date.
  return date.toJSON().startsWith(text);
}

/**
 * Completed calendar months. A month that began on a day which the last month does not have is completed on the first
 * of the next: who was born on February 29 is a year old on March 1.
 */
export function ageInMonths(birthDate: Day, on: Day): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  return (year - birthYear) * 12 + (month - birthMonth) - (day < birthDay ? 1 : 0);
}
