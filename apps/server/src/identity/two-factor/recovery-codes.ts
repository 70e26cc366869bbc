import { createHmac, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const LETTERS = 10;
// Without characters that are easily confused.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten different codes as shown: two groups of five letters. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(newCode());
  return [...codes];
}

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}

/** Ignores case, spaces and the hyphen. */
export const hashOfRecoveryCode = (key: Buffer, userId: string, typed: string) =>
  createHmac('sha256', key)
    .update(`${userId} ${typed.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest();
