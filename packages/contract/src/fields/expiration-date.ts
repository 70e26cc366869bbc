import * as z from 'zod/mini';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { calendarDate } from './calendar-date.ts';
import { crossFieldRule } from './cross-field-rule.ts';

const TOO_EARLY = 'Expiration needs to be after Referral Date';

const bothDates = z.object({ referralDate: calendarDate, expirationDate: calendarDate });
type CaseDates = z.infer<typeof bothDates>;

const isInOrder = ({ referralDate, expirationDate }: CaseDates) => expirationDate > referralDate;

/** The rule of the field when the referral date is known. */
export const expirationDate = (referralDate: CalendarDay) =>
  calendarDate.check(z.refine((day) => isInOrder({ referralDate, expirationDate: day }), TOO_EARLY));

/** The same rule for a record that holds both dates. */
export const expiringAfterReferral = <Schema extends z.ZodMiniType<unknown, CaseDates>>(schema: Schema) =>
  crossFieldRule(schema, (sent) => {
    const { data } = bothDates.safeParse(sent);
    return data && !isInOrder(data) ? [{ path: 'expirationDate', message: TOO_EARLY }] : [];
  });
