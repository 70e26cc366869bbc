import type { CalendarDay } from '@hub/contract/dates/calendar-day';

/** A moment of that day in Chicago: minutes after 9 or 10 am. */
export const momentOf = (day: CalendarDay, minutes = 0) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + minutes * 60_000);

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
