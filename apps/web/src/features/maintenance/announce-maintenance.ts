import { type MaintenanceWindow, nextMaintenanceWindows } from '@hub/contract/dates/maintenance-window';
import { showToast } from '../../ui/toast/toasts.ts';

const KEY = 'hub.maintenance-announced';
const MINUTE = 60_000;
const SHOWN_FOR = 5 * MINUTE;
const EVERY = 7 * 24 * 60 * MINUTE;

/** Announces the next maintenance, at most once in seven days per browser. */
export function announceMaintenance(now = new Date()): void {
  const sinceLast = now.getTime() - Date.parse(localStorage.getItem(KEY) ?? '');
  // A time in the future comes from a wrong clock and does not count.
  if (sinceLast >= 0 && sinceLast < EVERY) return;
  localStorage.setItem(KEY, now.toISOString());
  showToast({
    message: maintenanceMessage(nextMaintenanceWindows(now)),
    tone: 'focus',
    timeout: SHOWN_FOR,
    stack: true,
  });
}

// The dates are in the time zone of the maintenance team, not of the reader.
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
