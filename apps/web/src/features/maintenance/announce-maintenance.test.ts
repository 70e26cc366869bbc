import { nextMaintenanceWindows } from '@hub/contract/dates/maintenance-window';
import { expect, test } from 'vitest';
import { maintenanceMessage } from './announce-maintenance.ts';

test.each([
  ['on a Sunday', '2026-11-15T20:00:00Z', 'Tuesday, November 17 and Thursday, November 19,'],
  ['on a Wednesday', '2026-11-18T20:00:00Z', 'Thursday, November 19 and Tuesday, November 24,'],
  [
    'on a Tuesday evening that is Wednesday in Greenwich',
    '2026-11-18T01:00:00Z',
    'Tuesday, November 17 and Thursday, November 19,',
  ],
  ['in summer', '2026-07-06T20:00:00Z', 'Tuesday, July 7 and Thursday, July 9,'],
])('%s the notice names the next Tuesday and Thursday', (_, now, days) => {
  const message = maintenanceMessage(nextMaintenanceWindows(new Date(now)));
  expect(message).toContain(days);
  expect(message).toContain('4:00pm to 5:30pm PST');
});
