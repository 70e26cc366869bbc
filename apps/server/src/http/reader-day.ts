import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { timeZoneName } from '@hub/contract/dates/time-zone';
import { todayIn } from '@hub/contract/dates/today';
import type { FastifyRequest } from 'fastify';

/** The reader's calendar day: in the time zone of the browser, otherwise in that of the organization. */
export const readerDay = (request: FastifyRequest, organizationZone: string | null): CalendarDay =>
  dayIn(readerZone(request) ?? organizationZone ?? 'UTC');

/** The calendar day in the time zone of an organization: now, or at a given moment. */
export const organizationDay = (zone: string | null, at?: Date): CalendarDay =>
  at ? todayIn(zone ?? 'UTC', at) : dayIn(zone ?? 'UTC');

/** The time zone that the browser sends. */
export function readerZone(request: FastifyRequest): string | undefined {
  const zone = request.headers['time-zone'];
  return typeof zone === 'string' ? timeZoneName(zone) : undefined;
}

const MINUTE_MS = 60_000;
const days = new Map<string, { minute: number; day: CalendarDay }>();

/** Cached for a minute for each zone, since a day begins at a full minute everywhere. */
function dayIn(zone: string): CalendarDay {
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = days.get(zone);
  if (known?.minute === minute) return known.day;
  const day = todayIn(zone, now);
  days.set(zone, { minute, day });
  return day;
}
