import type { CalendarDay } from './calendar-day.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

// Building a format takes longer than using it. The zones are normalized by `timeZoneName` or come from our own code,
// so their number is limited.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** The local time of a zone at an instant, to the second, as if it were UTC. */
export function clockAt(instant: Date, zone: string): number {
  const shown = formatIn(zone)
    .formatToParts(instant)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(shown);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetAt = (instant: number, zone: string) => clockAt(new Date(instant), zone) - instant;

/**
 * The instant of a local minute in a time zone. A minute that occurs twice gives the first instant; one that is skipped
 * gives the moment of the skip.
 */
export function instantOf(day: CalendarDay, minuteOfDay: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  const before = new Date(wanted - offsetAt(wanted - DAY_MS, zone));
  const after = new Date(wanted - offsetAt(wanted + DAY_MS, zone));
  const isRight = (instant: Date) => clockAt(instant, zone) === wanted;
  if (isRight(before)) return before;
  return isRight(after) ? after : before;
}
