import type { FormItem } from '@hub/contract/core/forms/form-content';

type Limits = Pick<Extract<FormItem, { kind: 'number' }>, 'min' | 'max' | 'decimals'>;

const ARABIC = /[٠-٩]/g;
const PERSIAN = /[۰-۹]/g;
const NUMBER = /^-?\d+(?:\.(\d+))?$/;

/** The typed number; undefined if empty, and null if the question does not allow it. */
export function readNumber(typed: string, { min, max, decimals }: Limits): number | null | undefined {
  const text = westernDigits(typed.trim()).replace(/[,٫]/, '.').replace(/^−/, '-');
  if (text === '') return undefined;
  const [isNumber, fraction = ''] = NUMBER.exec(text) ?? [];
  const number = Number(text);
  return isNumber && fraction.length <= decimals && number >= min && number <= max ? number : null;
}

/** Replaces the digits of other scripts by the digits 0 to 9. */
export const westernDigits = (typed: string) =>
  typed
    .replace(ARABIC, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(PERSIAN, (digit) => String(digit.charCodeAt(0) - 0x6f0));
