import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayDate } from '../dates/date-display.ts';
import { calendarDate, parseDate } from './calendar-date.ts';
import { messagesOf } from './messages-of.ts';

const INVALID = 'Invalid date format';

test.each<[unknown, string[]]>([
  ['2026-11-15', []],
  ['2024-02-29', []],
  ['2000-02-29', []],
  ['1000-01-01', []],
  ['9999-12-31', []],
  ['', ['This field is required']],
  [undefined, ['This field is required']],
  [null, ['This field is required']],
  ['2026-02-30', [INVALID]],
  ['2023-02-29', [INVALID]],
  ['1900-02-29', [INVALID]],
  ['2026-04-31', [INVALID]],
  ['2026-13-01', [INVALID]],
  ['2026-00-10', [INVALID]],
  ['2026-01-00', [INVALID]],
  ['0000-01-01', [INVALID]],
  ['0026-11-15', [INVALID]],
  ['26-11-15', [INVALID]],
  ['12026-11-15', [INVALID]],
  ['2026-11-15T00:00:00Z', [INVALID]],
  ['11/15/2026', [INVALID]],
  ['02/30/2026', [INVALID]],
  [' 2026-11-15', [INVALID]],
  ['2026-11-15\n', [INVALID]],
  [20261115, [INVALID]],
])('date on the wire: %j', (sent, messages) => {
  expect(messagesOf(calendarDate, sent)).toEqual(messages);
});

test.each([
  ['11/15/2026', '2026-11-15'],
  ['02/29/2024', '2024-02-29'],
  ['1/5/2026', '2026-01-05'],
  [' 11/15/2026 ', '2026-11-15'],
  ['', null],
  ['02/30/2026', null],
  ['02/29/2023', null],
  ['04/31/2026', null],
  ['13/01/2026', null],
  ['00/10/2026', null],
  ['11/15/26', null],
  ['11/15/0026', null],
  ['11/15/20266', null],
  ['11/15', null],
  ['11//2026', null],
  ['11/15/2026/1', null],
  ['2026-11-15', null],
  ['١١/١٥/٢٠٢٦', null],
])('%j is typed for %j', (typed, day) => {
  expect(parseDate(typed)).toBe(day);
});

const part = (least: number, most: number, length: number) =>
  fc.integer({ min: least, max: most }).map((value) => `${value}`.padStart(length, '0'));
const parts = fc.record({ year: part(0, 9999, 4), month: part(0, 13, 2), day: part(0, 32, 2) });

test('a date is accepted, on the wire and typed, exactly when the calendar has it', () => {
  fc.assert(
    fc.property(parts, ({ year, month, day }) => {
      const utc = new Date(0);
      utc.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      const isReal = utc.getUTCMonth() === Number(month) - 1 && utc.getUTCDate() === Number(day);
      const isAccepted = isReal && Number(year) >= 1000;
      expect(messagesOf(calendarDate, `${year}-${month}-${day}`)).toEqual(isAccepted ? [] : [INVALID]);
      expect(parseDate(`${month}/${day}/${year}`)).toBe(isAccepted ? `${year}-${month}-${day}` : null);
    }),
    { numRuns: 2000 },
  );
});

test('a typed date is shown again as it was typed', () => {
  fc.assert(
    fc.property(parts, ({ year, month, day }) => {
      const typed = `${month}/${day}/${year}`;
      const parsed = parseDate(typed);
      fc.pre(parsed !== null);
      expect(displayDate(`${parsed}`)).toBe(typed);
    }),
  );
});

test('what is no date at all is refused without a fault', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      fc.pre(!/^\d/.test(typed.trim()));
      expect(parseDate(typed)).toBeNull();
      expect(messagesOf(calendarDate, typed)).toHaveLength(1);
    }),
  );
});
