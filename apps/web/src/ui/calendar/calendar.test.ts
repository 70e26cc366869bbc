import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { readCalendarText, writeCalendarText } from './calendar.tsx';

test.each([
  ['11/15/2026', new CalendarDate(2026, 11, 15)],
  ['02/29/2024', new CalendarDate(2024, 2, 29)],
  ['02/29/2026', undefined],
  ['02/30/2026', undefined],
  ['04/31/2026', undefined],
  ['00/10/2026', undefined],
  ['13/10/2026', undefined],
  ['01/01/0000', undefined],
  ['1/15/2026', undefined],
  ['11/15/', undefined],
  ['', undefined],
])('%j', (text, date) => {
  expect(readCalendarText(text)).toEqual(date);
});

test('a day is written with all its digits', () => {
  expect(writeCalendarText(new CalendarDate(987, 3, 4))).toBe('03/04/0987');
});
