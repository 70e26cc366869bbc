import { hintDate } from '@hub/contract/dates/hint-date';
import { todayIn } from '@hub/contract/dates/today';

/**
 * Whether this many business days have passed in a time zone, up to the same time of day. An event on a weekend counts
 * from the beginning of Monday.
 */
export function haveBusinessDaysPassed(since: Date, now: Date, zone: string, days: number): boolean {
  return localTime(now, zone) >= deadline(since, zone, days);
}

/** Local days and times as text. They compare as text and do not change with daylight saving. */
function deadline(since: Date, zone: string, days: number): string {
  const day = todayIn(zone, since);
  const monday = hintDate(day, 0);
  return monday === day
    ? `${hintDate(day, days)} ${clockTime(since, zone)}`
    : `${hintDate(monday, days)} 00:00`;
}

const localTime = (at: Date, zone: string) => `${todayIn(zone, at)} ${clockTime(at, zone)}`;

const clockTime = (at: Date, zone: string) =>
  at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
