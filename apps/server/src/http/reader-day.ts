import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { FastifyRequest } from 'fastify';

const MAX_NAME_LENGTH = 64;

/** The calendar day at the reader's: where the browser says it is, else where the organization is. */
export function readerDay(request: FastifyRequest, organizationZone: string): CalendarDay {
  const zone = request.headers['time-zone'];
  return dayIn(typeof zone === 'string' && isTimeZone(zone) ? zone : organizationZone);
}

const MINUTE_MS = 60_000;
const days = new Map<string, { minute: number; day: CalendarDay }>();

/** Found once a minute for a zone: a day begins with a whole minute everywhere. */
function dayIn(zone: string): CalendarDay {
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = days.get(zone);
  if (known?.minute === minute) return known.day;
  const day = todayIn(zone, now);
  days.set(zone, { minute, day });
  return day;
}

const known = new Set<string>();

function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (name.length > MAX_NAME_LENGTH) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
  known.add(name);
  return true;
}
