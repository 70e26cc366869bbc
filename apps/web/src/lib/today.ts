import { todayIn } from '@hub/contract/dates/today';

/** The calendar day that it is for whoever reads the screen. */
export const today = () => todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
