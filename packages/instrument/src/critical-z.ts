import { type Fraction, fraction } from './fraction.ts';

/** Two-sided at 5 in 100, divided by 1, 2, 3 … comparisons (Bonferroni), to four digits. */
const AT_5_PERCENT = [
  '1.9600',
  '2.2414',
  '2.3940',
  '2.4977',
  '2.5758',
  '2.6383',
  '2.6901',
  '2.7344',
  '2.7729',
  '2.8070',
  '2.8376',
  '2.8653',
  '2.8905',
  '2.9137',
  '2.9352',
  '2.9552',
  '2.9738',
  '2.9913',
  '3.0078',
  '3.0233',
  '3.0381',
  '3.0521',
  '3.0654',
  '3.0781',
  '3.0902',
  '3.1019',
  '3.1130',
  '3.1237',
  '3.1340',
  '3.1440',
  '3.1536',
  '3.1628',
  '3.1718',
  '3.1804',
  '3.1888',
  '3.1970',
  '3.2048',
  '3.2125',
  '3.2200',
  '3.2272',
  '3.2343',
  '3.2412',
  '3.2479',
  '3.2544',
  '3.2608',
  '3.2670',
  '3.2731',
  '3.2790',
  '3.2848',
  '3.2905',
  '3.2961',
  '3.3015',
  '3.3069',
  '3.3121',
  '3.3172',
  '3.3223',
  '3.3272',
  '3.3321',
  '3.3368',
  '3.3415',
  '3.3461',
  '3.3506',
  '3.3550',
  '3.3594',
];

export const MAX_COMPARISONS = AT_5_PERCENT.length;
export const CRITICAL_Z_90 = fraction('1.6449');
export const CRITICAL_Z_95 = criticalZ(1);

/** The critical z for this many comparisons. */
export function criticalZ(comparisons: number): Fraction {
  const z = AT_5_PERCENT[comparisons - 1];
  if (z === undefined)
    throw new RangeError(`There can be 1 to ${MAX_COMPARISONS} comparisons, not ${comparisons}`);
  return fraction(z);
}
