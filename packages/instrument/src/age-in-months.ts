/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** Whether the text is an existing day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date.UTC maps the years 0 to 99 to the twentieth century; no birth date is in them.
  return date.toJSON().startsWith(text);
}

/**
 * Completed calendar months. If the last month lacks the day, the month is completed on the first of the next: a person
 * born on February 29 is a year old on March 1.
 */
export function ageInMonths(birthDate: Day, on: Day): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  return (year - birthYear) * 12 + (month - birthMonth) - (day < birthDay ? 1 : 0);
}
