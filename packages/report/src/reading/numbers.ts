import type { Interval, ScaleResult } from '@hub/instrument/scale-result';

/** A number as it is read: at most two digits after the point, and a true minus. */
export const numberText = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');

/** With its sign, also above zero. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${numberText(value)}` : numberText(value);

export const intervalOf = (result: ScaleResult, level: 90 | 95): Interval | null =>
  level === 90 ? result.interval90 : result.interval95;

/** '61–71', or nothing. */
export const intervalText = (interval: Interval | null): string =>
  interval ? `${numberText(interval.from)}–${numberText(interval.to)}` : '';
