import type { Interval, ScaleResult } from '@hub/instrument/scale-result';

/** A formatted number: at most two decimals, and a true minus sign. */
export function numberText(value: number): string {
  // A decimal half such as 1.005 is slightly less in binary. Rounding to six digits first corrects that.
  const hundredths = Math.round(Number((value * 100).toFixed(6)));
  return String(hundredths / 100).replace('-', '−');
}

/** With its sign, even if positive. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${numberText(value)}` : numberText(value);

export const intervalOf = (result: ScaleResult, level: 90 | 95): Interval | null =>
  level === 90 ? result.interval90 : result.interval95;

/** '61–71', or nothing. */
export const intervalText = (interval: Interval | null): string =>
  interval ? `${numberText(interval.from)}–${numberText(interval.to)}` : '';
