import type { Interval, ScaleResult } from '@hub/instrument/scale-result';

/** A number as it is read: at most two digits after the point, and a true minus. */
export function numberText(value: number): string {
  // A half in decimals, such as 1.005, is less than a half as a binary number. Six digits bring it back.
  const hundredths = Math.round(Number((value * 100).toFixed(6)));
  return String(hundredths / 100).replace('-', '−');
}

/** With its sign, also above zero. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${numberText(value)}` : numberText(value);

export const intervalOf = (result: ScaleResult, level: 90 | 95): Interval | null =>
  level === 90 ? result.interval90 : result.interval95;

/** '61–71', or nothing. */
export const intervalText = (interval: Interval | null): string =>
  interval ? `${numberText(interval.from)}–${numberText(interval.to)}` : '';
