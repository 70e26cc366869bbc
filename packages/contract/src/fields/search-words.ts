import * as z from 'zod/mini';
import { limitedText } from './text.ts';

/** A search text. Parts after hyphens and apostrophes are words too. */
export const searchWords = (source: string) =>
  z
    .optional(limitedText())
    .check(z.describe(`Beginnings of words, in any order, whatever the case and the accents: of ${source}.`));

export const ANYTHING_OF_A_CLIENT =
  'the names, the client id or the email; also a date of birth, MM/DD/YYYY or YYYY-MM-DD';
