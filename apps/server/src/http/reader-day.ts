import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { FastifyRequest } from 'fastify';

const LONGEST_NAME = 64;

/** The calendar day at the reader's: where the browser says it is, else where the organization is. */
export function readerDay(request: FastifyRequest, organizationZone: string): CalendarDay {
  const zone = request.headers['time-zone'];
  return todayIn(typeof zone === 'string' && isTimeZone(zone) ? zone : organizationZone, new Date());
}

const known = new Set<string>();

function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (name.length > LONGEST_NAME) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
  known.add(name);
  return true;
}
