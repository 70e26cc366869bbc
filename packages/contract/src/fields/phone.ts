import * as z from 'zod/mini';
import { filled, requiredString } from './required.ts';

const DIGITS = 10;
const MIN_LENGTH = 9;
const MAX_LENGTH = 12;
const WRONG_LENGTH = 'Invalid format, the number must have 10 digits.';
const INVALID = 'Value is not a valid phone number';
const NUMBER = '(\\([0-9]{3}\\)|[0-9]{3})[-. ]?[0-9]{3}[-. ]?[0-9]{4}';

/** The digits of a United States number typed so far, without a pasted +1. */
export const digitsOf = (typed: string) =>
  typed
    .replace(/^\s*\+1/, '')
    .replace(/\D/g, '')
    .slice(0, DIGITS);

/** Formats the typed digits as 3-3-4. */
export function formatPhone(typed: string): string {
  const digits = digitsOf(typed);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

const notLong = z.maxLength(MAX_LENGTH, { error: WRONG_LENGTH, abort: true });
const inOneForm = z.overwrite(formatPhone);

/** A valid number is normalized to 3-3-4. */
export const phone = requiredString().check(
  z.trim(),
  filled(),
  z.minLength(MIN_LENGTH, { error: WRONG_LENGTH, abort: true }),
  notLong,
  z.regex(new RegExp(`^${NUMBER}$`), { error: INVALID, abort: true }),
  inOneForm,
);

export const optionalPhone = z.string().check(
  z.trim(),
  z.refine((typed) => typed === '' || typed.length >= MIN_LENGTH, { error: WRONG_LENGTH, abort: true }),
  notLong,
  z.regex(new RegExp(`^(${NUMBER})?$`), { error: INVALID, abort: true }),
  inOneForm,
);
