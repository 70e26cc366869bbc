import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=-0', 'none'],
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=a-b', 'whole'],
])('%s of 100 bytes', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

test('an empty file has no part', () => {
  expect(['bytes=0-', 'bytes=-5'].map((header) => rangeOf(header, 0))).toEqual(['none', 'none']);
});
