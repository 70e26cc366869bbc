import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateRange } from '@hub/contract/dates/date-range';

export const periods = ['7', '30', '90', '365', 'custom'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 365 days',
  custom: 'Between two dates',
};

type Days = { startDate?: CalendarDay; endDate?: CalendarDay };

/** The first and the last day of a period. Two dates in the wrong order match nothing, as the fields say. */
export function daysOf(
  period: Period | undefined,
  { startDate, endDate }: { startDate: CalendarDay | undefined; endDate: CalendarDay | undefined },
  today: CalendarDay,
): Days {
  if (period === undefined) return {};
  if (period === 'custom') {
    return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }
  // Only calendar days go in and out, so any time zone gives the same result.
  const { start, end } = dateRange(Number(period), today, 'UTC');
  return { ...(start && { startDate: dayOf(start) }), endDate: dayOf(end) };
}

const dayOf = (instant: Date): CalendarDay => instant.toISOString().slice(0, 10);
