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

/** The days of a period. Two dates in the wrong order, which no day is between, are not asked for. */
export function daysOf(
  period: Period | undefined,
  { startDate, endDate }: { startDate: CalendarDay | undefined; endDate: CalendarDay | undefined },
  today: CalendarDay,
): Days {
  if (period === undefined) return {};
  if (period === 'custom') {
    if (startDate && endDate && startDate > endDate) return {};
    return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }
  // Days in, days out: it is the same in every time zone.
  const { start, end } = dateRange(Number(period), today, 'UTC');
  return { ...(start && { startDate: dayOf(start) }), endDate: dayOf(end) };
}

const dayOf = (instant: Date): CalendarDay => instant.toISOString().slice(0, 10);
