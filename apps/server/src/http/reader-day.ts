import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { timeZoneName } from '@hub/contract/dates/time-zone';
import { todayIn } from '@hub/contract/dates/today';
import type { FastifyRequest } from 'fastify';

/** The calendar day at the reader's: where the browser says it is, else where the organization is. */
export const readerDay = (request: FastifyRequest, organizationZone: string | null): CalendarDay =>
  dayIn(readerZone(request) ?? organizationZone ?? 'UTC');

/** The calendar day where an organization is: now, or when something happened. */
export const organizationDay = (zone: string | null, at?: Date): CalendarDay =>
  at ? todayIn(zone ?? 'UTC', at) : dayIn(zone ?? 'UTC');

/** Where the browser says it is. */
export function readerZone(request: FastifyRequest): string | undefined {
  const zone = request.headers['time-zone'];
  return typeof zone === 'string' ? timeZoneName(zone) : undefined;
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
