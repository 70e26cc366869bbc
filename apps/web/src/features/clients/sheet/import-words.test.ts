import { expect, test } from 'vitest';
import {
  clientsInWords,
  duplicatesInWords,
  faultsInWords,
  moreFaultsInWords,
  obstacleIn,
} from './import-words.ts';

test.each([
  [0, '0 clients'],
  [1, '1 client'],
  [5000, '5,000 clients'],
])('%i reads %s', (count, words) => {
  expect(clientsInWords(count)).toBe(words);
});

test.each([
  [{ totalFaults: 1, rows: 1 }, '1 fault in a file of 1 client'],
  [{ totalFaults: 1200, rows: 57 }, '1,200 faults in a file of 57 clients'],
])('%o reads %s', (preview, words) => {
  expect(faultsInWords(preview)).toBe(words);
});

const fault = { line: 4, column: 'Last name', message: 'This field is required' };

test.each([
  [{ faults: [fault], totalFaults: 1 }, ''],
  [{ faults: [fault], totalFaults: 2 }, 'And 1 more fault.'],
  [{ faults: [fault, fault], totalFaults: 1202 }, 'And 1,200 more faults.'],
])('the faults that are not listed are counted: %o', (preview, words) => {
  expect(moreFaultsInWords(preview)).toBe(words);
});

const duplicate = (line: number) => ({ line, name: 'Ava Brown' });

test.each([
  [[2], 'Line 2 (Ava Brown)'],
  [[2, 9], 'Line 2 (Ava Brown) and line 9 (Ava Brown)'],
  [
    [2, 3, 4, 5, 6, 7],
    'Line 2 (Ava Brown), line 3 (Ava Brown), line 4 (Ava Brown), line 5 (Ava Brown), line 6 (Ava Brown), and 1 other',
  ],
])('the duplicates in lines %o are named', (lines, words) => {
  expect(duplicatesInWords(lines.map(duplicate))).toBe(words);
});

test.each([
  [{ totalFaults: 0 }, undefined],
  [{ totalFaults: 1 }, 'Correct the fault in the file first'],
  [{ totalFaults: 1200 }, 'Correct the 1,200 faults in the file first'],
])('the button says why it is disabled: %o', (preview, reason) => {
  expect(obstacleIn(preview)).toBe(reason);
});
