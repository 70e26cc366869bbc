import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';
import { todayIn } from './today.ts';
import { instantOf } from './zone-clock.ts';

const PACIFIC_TIME = 'America/Los_Angeles';
const TUESDAY = 2;
const THURSDAY = 4;
const STARTS_AT = 16 * 60;
const ENDS_AT = 17 * 60 + 30;

export type MaintenanceWindow = { start: Date; end: Date };

/** The next Tuesday and Thursday windows, soonest first. A running window counts until its end. */
export function nextMaintenanceWindows(now: Date): [MaintenanceWindow, MaintenanceWindow] {
  const tuesday = nextWindow(TUESDAY, now);
  const thursday = nextWindow(THURSDAY, now);
  return tuesday.start < thursday.start ? [tuesday, thursday] : [thursday, tuesday];
}

function nextWindow(weekday: number, now: Date): MaintenanceWindow {
  const today = todayIn(PACIFIC_TIME, now);
  const soonest = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const window = windowOn(soonest);
  return window.end > now ? window : windowOn(addDays(soonest, 7));
}

const windowOn = (day: CalendarDay): MaintenanceWindow => ({
  start: instantOf(day, STARTS_AT, PACIFIC_TIME),
  end: instantOf(day, ENDS_AT, PACIFIC_TIME),
});
