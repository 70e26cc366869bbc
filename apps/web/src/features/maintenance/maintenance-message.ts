import type { MaintenanceWindow } from '@hub/contract/dates/maintenance-window';

// The days are those of the people who do the work, wherever the reader is.
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

export function maintenanceMessage([first, second]: readonly [MaintenanceWindow, MaintenanceWindow]): string {
  return (
    `Scheduled maintenance: ${day.format(first.start)} and ${day.format(second.start)}, ` +
    '4:00pm to 5:30pm PST. The hub may be unavailable then.'
  );
}
