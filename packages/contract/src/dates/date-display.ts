import type { CalendarDay } from './calendar-day.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 11/15/2026 */
export function displayDate(day: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Nov 15, 2026 */
export function displayShortDate(day: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}
