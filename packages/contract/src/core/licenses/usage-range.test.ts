import { expect, test } from 'vitest';
import { usageFileName, usageRangeInWords } from './usage-range.ts';

const startDate = '2026-10-01';
const endDate = '2026-10-31';

test.each([
  [
    { startDate, endDate },
    'license-use-from-2026-10-01-to-2026-10-31.csv',
    'License use from 10/01/2026 to 10/31/2026',
  ],
  [{ startDate }, 'license-use-from-2026-10-01.csv', 'License use from 10/01/2026'],
  [{ endDate }, 'license-use-to-2026-10-31.csv', 'License use to 10/31/2026'],
  [{}, 'license-use-2026-11-19.csv', 'License use, all time'],
])('the range %j is in the name and the first line of the file', (range, name, line) => {
  expect([usageFileName(range, '2026-11-19'), usageRangeInWords(range)]).toEqual([name, line]);
});
