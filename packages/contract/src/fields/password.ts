import * as z from 'zod/mini';
import { filled, requiredString } from './required.ts';
import { lengthOf } from './text.ts';

const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 64;
const STRONG_LENGTH = 18;
const TOO_LONG = `Maximum of ${PASSWORD_MAX_LENGTH} characters is allowed`;
const INVALID = 'Invalid password';

/** Shorter passwords contain neither a repetition nor a sequence, so they meet no requirement yet. */
const JUDGED_LENGTH = 3;
const REPETITION = /(.)\1{3}/su;

/** Ascending only, as the rule says: neither "cba" nor the "pon" in "response" is a sequence. */
const sequences = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) =>
  Array.from({ length: row.length - 2 }, (_, start) => row.slice(start, start + 3)),
);

function hasSequence(password: string): boolean {
  const lower = password.toLowerCase();
  return sequences.some((sequence) => lower.includes(sequence));
}

export type PasswordRequirement = {
  name: 'length' | 'repetitions' | 'sequences';
  label: string;
  met: boolean;
};

export function passwordRequirements(password: string): PasswordRequirement[] {
  const length = lengthOf(password);
  const judged = length >= JUDGED_LENGTH;
  return [
    {
      name: 'length',
      label: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
      met: length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
    },
    { name: 'repetitions', label: 'No repeated characters', met: judged && !REPETITION.test(password) },
    { name: 'sequences', label: 'No sequences', met: judged && !hasSequence(password) },
  ];
}

const meetsAll = (password: string) => passwordRequirements(password).every(({ met }) => met);

export const password = requiredString().check(
  filled(),
  z.minLength(PASSWORD_MIN_LENGTH, { error: INVALID, abort: true }),
  z.maxLength(PASSWORD_MAX_LENGTH, { error: TOO_LONG, abort: true }),
  z.refine(meetsAll, INVALID),
);

/** The labels of the meter, by score. */
export const passwordLevels = ['Password strength', 'Very Weak', 'Weak', 'Good', 'Strong'] as const;

export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const met = passwordRequirements(password).filter((requirement) => requirement.met).length;
  const bonus = meetsAll(password) && lengthOf(password) >= STRONG_LENGTH ? 1 : 0;
  return (Math.max(met, 1) + bonus) as PasswordScore;
}

/** With two characters at most there is neither "abc" nor "aaaa". */
export const passwordWarning = (longestRun = 2) =>
  `Avoid repetitions and sequences greater than ${longestRun} characters in length. e.g aaaa, abc or 123 at not valid.`;
