import { MAX_AGE_MONTHS } from '@hub/contract/core/products/products';
import { ageInWords } from '../product-words.ts';

const MONTHS = 12;
const AGE = /^(\d{1,3})(?:\s*[:;.,]\s*(\d{1,2}))?$/;

const EXAMPLE = 'Use years, or years and months such as 6:3';

/** An age as the text of its field: the years alone, or with the months. */
export const writtenAge = (months: number | undefined) =>
  months === undefined ? '' : ageInWords(months).replace(/:0$/, '');

/** The typed age in completed months, or an error message. */
export function readAge(typed: string): { months: number | undefined } | { error: string } {
  if (typed.trim() === '') return { months: undefined };
  const [, years, rest = '0'] = AGE.exec(typed.trim()) ?? [];
  if (years === undefined || Number(rest) >= MONTHS) return { error: EXAMPLE };
  const months = Number(years) * MONTHS + Number(rest);
  return months > MAX_AGE_MONTHS ? { error: EXAMPLE } : { months };
}
