// Without zod, so that the page of respondents can import it.

/**
 * What codes are made of. Of those that are taken for each other (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) at most one is
 * here, and no vowel, so that no code is a word.
 */
export const CODE_CHARACTERS = '34679CDFHJKMNPRTWXY';
export const CODE_LENGTH = 8;
export const CODE_HOURS = 48;

/** What was typed or pasted, as the code is kept: capitals, without hyphens and spaces. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '');

/** In two groups, as people read it. */
export const groupCode = (code: string): string =>
  code.length > CODE_LENGTH / 2
    ? `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2, CODE_LENGTH)}`
    : code;
