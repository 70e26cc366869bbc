import type { CalendarDay } from '@hub/contract/dates/calendar-day';

/** Minutes after nine or ten in the morning in Chicago, where it is that day and no other. */
export const momentOf = (day: CalendarDay, minutes = 0) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + minutes * 60_000);

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
