import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMaintenanceWindows } from './maintenance-window.ts';

const startsAt = (now: string) =>
  nextMaintenanceWindows(new Date(now)).map(({ start }) => start.toISOString());

// 2026-11-17 is a Tuesday. 4:00pm is midnight UTC in winter and 11:00pm UTC in summer.
test.each([
  ['on a Sunday', '2026-11-15T12:00:00Z', '2026-11-18T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['on Tuesday before it', '2026-11-17T20:00:00Z', '2026-11-18T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['while it runs', '2026-11-18T01:29:59.999Z', '2026-11-18T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['at its end', '2026-11-18T01:30:00Z', '2026-11-20T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ['on Wednesday', '2026-11-18T20:00:00Z', '2026-11-20T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ["at Thursday's end", '2026-11-20T01:30:00Z', '2026-11-25T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
  ['on Friday', '2026-11-20T20:00:00Z', '2026-11-25T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
  ['in summer', '2026-07-13T12:00:00Z', '2026-07-14T23:00:00.000Z', '2026-07-16T23:00:00.000Z'],
  ['before summer time', '2026-03-06T12:00:00Z', '2026-03-10T23:00:00.000Z', '2026-03-12T23:00:00.000Z'],
  ['before winter time', '2026-10-30T12:00:00Z', '2026-11-04T00:00:00.000Z', '2026-11-06T00:00:00.000Z'],
  [
    'already Wednesday in UTC',
    '2026-11-18T00:30:00Z',
    '2026-11-18T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
  ],
  ['at the end of a year', '2026-12-31T12:00:00Z', '2027-01-01T00:00:00.000Z', '2027-01-06T00:00:00.000Z'],
])('the next maintenance %s', (_, now, first, second) => {
  expect(startsAt(now)).toEqual([first, second]);
});

const inPacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
const shown = (instant: Date) => inPacificTime.format(instant).replace(/\s/g, ' ');
const instants = fc.date({ min: new Date('2007-12-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('maintenance is on a Tuesday and a Thursday from 4:00pm to 5:30pm Pacific time, soonest first', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const windows = nextMaintenanceWindows(now);
      const days = windows.map(({ start }) => shown(start).split(' ')[0]).sort();
      expect(days).toEqual(['Thursday', 'Tuesday']);
      for (const { start, end } of windows) {
        expect(shown(start)).toMatch(/^(Tuesday|Thursday) (at )?4:00:00 PM$/);
        expect(end.getTime() - start.getTime()).toBe(90 * 60_000);
        expect(end > now).toBe(true);
      }
      expect(windows[0].start < windows[1].start).toBe(true);
    }),
  );
});

test('no maintenance is left out: they follow one another by two days and by five', () => {
  const HOUR = 3_600_000;
  fc.assert(
    fc.property(instants, (now) => {
      const [first, second] = nextMaintenanceWindows(now);
      const [next] = nextMaintenanceWindows(first.end);
      expect(next).toEqual(second);
      const days = Math.round((second.start.getTime() - first.start.getTime()) / (24 * HOUR));
      expect([2, 5]).toContain(days);
      expect(first.start.getTime() - now.getTime()).toBeLessThan((5 * 24 + 1) * HOUR);
    }),
  );
});
