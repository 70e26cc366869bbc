import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekend = (day: CalendarDay) => [SATURDAY, SUNDAY].includes(weekdayOf(day));

function nextBusinessDay(day: CalendarDay, step: 1 | -1): CalendarDay {
  const next = addDays(day, step);
  return isWeekend(next) ? nextBusinessDay(next, step) : next;
}

/** The day that many business days later, or earlier if negative. Zero business days after a weekend is its Monday. */
export function hintDate(from: CalendarDay, businessDays: number): CalendarDay {
  if (businessDays === 0) return isWeekend(from) ? nextBusinessDay(from, 1) : from;
  const step = businessDays > 0 ? 1 : -1;
  let day = from;
  for (let passed = 0; passed < Math.abs(businessDays); passed++) day = nextBusinessDay(day, step);
  return day;
}
