import type { NormGroup, NormRow, NormTable, Percentile } from './definition/norms.ts';
import type { Definition } from './definition.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  isWithin,
  ONE,
  round,
  subtract,
  times,
} from './fraction.ts';

/** The person compared with the norms. */
export interface Person {
  ageInMonths: number;
  sex: string | null;
  normGroup: NormGroup;
}

export type NormReason = 'NO_NORM_GROUP' | 'OUT_OF_NORM_RANGE';

export interface NormScore {
  T: Fraction;
  percentile: { text: string; sort: number } | null;
  /** The square of the standard error of measurement in T; null when the norms do not give it. */
  semSquared: Fraction | null;
  table: NormTable;
}

const MEAN_OF_T = fraction(50);
const SD_OF_T = fraction(10);

/** The norms of a raw score; null for a scale without norms on this form. */
export function lookUpNorms(
  definition: Definition,
  form: string,
  scale: string,
  person: Person,
  raw: Fraction,
): NormScore | NormReason | null {
  const tables =
    definition.norms?.tables.filter((table) => table.form === form && table.scale === scale) ?? [];
  if (tables.length === 0) return null;
  const { normGroup, sex, ageInMonths } = person;
  if (normGroup !== 'combined' && normGroup !== sex) return 'NO_NORM_GROUP';
  const ofGroup = tables.filter(({ group }) => group === normGroup);
  if (ofGroup.length === 0) return 'NO_NORM_GROUP';
  const table = ofGroup.find(({ ages }) => ageInMonths >= ages.from && ageInMonths <= ages.to);
  if (!table) return 'OUT_OF_NORM_RANGE';
  return readTable(table, raw) ?? 'OUT_OF_NORM_RANGE';
}

export function readTable(table: NormTable, raw: Fraction): NormScore | null {
  const semSquared = semSquaredOf(table);
  if ('mean' in table) {
    const fromMean = divide(subtract(raw, fraction(table.mean)), fraction(table.sd));
    const T = round(add(MEAN_OF_T, times(SD_OF_T, fromMean)), table.rounding);
    return { T, percentile: null, semSquared, table };
  }
  const row = table.rows.find((candidate) => isInRow(candidate, raw));
  return row
    ? { T: fraction(row.T), percentile: presentPercentile(row.percentile), semSquared, table }
    : null;
}

const isInRow = (row: NormRow, raw: Fraction) =>
  'raw' in row ? compare(raw, fraction(row.raw)) === 0 : isWithin(raw, fraction(row.from), fraction(row.to));

/** SEM = 10·√(1 − reliability) in T. Its square needs no root. */
function semSquaredOf({ sem, reliability }: NormTable): Fraction | null {
  if (sem !== undefined) return times(fraction(sem), fraction(sem));
  if (reliability === undefined) return null;
  return times(times(SD_OF_T, SD_OF_T), subtract(ONE, fraction(reliability)));
}

const presentPercentile = (percentile: Percentile) =>
  typeof percentile === 'number' ? { text: String(percentile), sort: percentile } : percentile;
