import * as z from 'zod/mini';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { calendarDate } from './calendar-date.ts';

const TOO_EARLY = 'Expiration needs to be after Referral Date';

type CaseDates = { referralDate: CalendarDay; expirationDate: CalendarDay };

const isInOrder = ({ referralDate, expirationDate }: CaseDates) => expirationDate > referralDate;

/** The rule of the one field, where the referral date is known. */
export const expirationDate = (referralDate: CalendarDay) =>
  calendarDate.check(z.refine((day) => isInOrder({ referralDate, expirationDate: day }), TOO_EARLY));

const bothDates = z.object({ referralDate: calendarDate, expirationDate: calendarDate });

/** The same rule for a record that holds both dates, told even while something else in it is wrong. */
export const expiresAfterReferral = z.refine<CaseDates>(isInOrder, {
  error: TOO_EARLY,
  path: ['expirationDate'],
  when: ({ value }) => bothDates.safeParse(value).success,
});
