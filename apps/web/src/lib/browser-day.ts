import { todayIn } from '@hub/contract/dates/today';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The day that it is where the reader is. */
export const browserDay = () => todayIn(timeZone, new Date());

/** The day on which an instant fell there. */
export const browserDayOf = (instant: string) => todayIn(timeZone, new Date(instant));
