// Without zod, so that the page of respondents can import it.

/**
 * The characters of codes. Of characters that are easily confused (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) it has at
 * most one, and it has no vowels, so that no code is a word.
 */
export const CODE_CHARACTERS = '34679CDFHJKMNPRTWXY';
export const CODE_LENGTH = 8;
export const CODE_HOURS = 48;

/** Normalizes a typed or pasted code: capitals, without hyphens and spaces. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '');

/** The code in two groups, as it is shown. */
export const groupCode = (code: string): string =>
  code.length > CODE_LENGTH / 2
    ? `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2, CODE_LENGTH)}`
    : code;
