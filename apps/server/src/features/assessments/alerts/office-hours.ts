import { addDays, weekdayOf } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { instantOf } from '@hub/contract/dates/zone-clock';

const OPENS_MINUTE = 8 * 60;
const CLOSES_MINUTE = 17 * 60;
const MINUTE_MS = 60_000;
const WEEKEND = [0, 6];

/** The office hours of a day where the organization is; none at a weekend. Holidays are not known to the hub. */
function hoursOf(day: string, zone: string): { opens: number; closes: number } | undefined {
  if (WEEKEND.includes(weekdayOf(day))) return undefined;
  return {
    opens: instantOf(day, OPENS_MINUTE, zone).getTime(),
    closes: instantOf(day, CLOSES_MINUTE, zone).getTime(),
  };
}

export function isInOfficeHours(at: Date, zone: string): boolean {
  const hours = hoursOf(todayIn(zone, at), zone);
  return hours !== undefined && at.getTime() >= hours.opens && at.getTime() < hours.closes;
}

/** Whether this many minutes of office hours have passed between two moments. */
export function haveOfficeMinutesPassed(since: Date, now: Date, zone: string, minutes: number): boolean {
  let passed = 0;
  const last = todayIn(zone, now);
  for (let day = todayIn(zone, since); day <= last; day = addDays(day, 1)) {
    const hours = hoursOf(day, zone);
    if (!hours) continue;
    const from = Math.max(hours.opens, since.getTime());
    const to = Math.min(hours.closes, now.getTime());
    passed += Math.max(0, to - from);
    if (passed >= minutes * MINUTE_MS) return true;
  }
  return false;
}
