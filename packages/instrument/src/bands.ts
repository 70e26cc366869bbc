import type { Band } from './definition/bands.ts';
import { compare, type Fraction, fraction, isWithin } from './fraction.ts';

const isInBand = ({ from, to, below }: Band, value: Fraction) =>
  isWithin(value, optional(from), optional(to)) &&
  (below === undefined || compare(value, fraction(below)) < 0);

/** The index of a value's band; -1 for none. */
export const bandIndex = (bands: Band[], value: Fraction) => bands.findIndex((band) => isInBand(band, value));

export const optional = (amount: number | string | undefined) =>
  amount === undefined ? undefined : fraction(amount);
