import type { FormItem } from '@hub/contract/core/forms/form-content';
import { westernDigits } from './digits.ts';

type Limits = Pick<Extract<FormItem, { kind: 'number' }>, 'min' | 'max' | 'decimals'>;

const NUMBER = /^-?\d+(?:\.(\d+))?$/;

/** The number that was typed; undefined for nothing, and null for what the question does not allow. */
export function readNumber(typed: string, { min, max, decimals }: Limits): number | null | undefined {
  const text = westernDigits(typed.trim()).replace(/[,٫]/, '.').replace(/^−/, '-');
  if (text === '') return undefined;
  const [isNumber, fraction = ''] = NUMBER.exec(text) ?? [];
  const number = Number(text);
  return isNumber && fraction.length <= decimals && number >= min && number <= max ? number : null;
}
