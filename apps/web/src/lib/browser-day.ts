import { todayIn } from '@hub/contract/dates/today';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Today in the time zone of the browser. */
export const browserDay = () => todayIn(timeZone, new Date());

/** The day of an instant in that time zone. */
export const browserDayOf = (instant: string) => todayIn(timeZone, new Date(instant));
