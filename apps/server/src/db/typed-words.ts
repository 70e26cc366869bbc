import { nameKey } from './name-key.ts';

/** Hyphens and apostrophes. The database function split_words splits at the same characters. */
const SEPARATORS = /[-‐‒–—―−־'’‘ʼʻ′`]/g;

/** The text of a search, normalized like names; a comma counts as a space. */
export const typedKey = (typed: string): string => nameKey(typed.replaceAll(',', ' '));

/** The words of a key, as split_words writes them: a space, then the word. A match begins with one of them. */
export function typedWords(key: string): string[] {
  const words = key.split(' ').map((word) => word.replace(SEPARATORS, ' ').trim());
  const found = words.filter((word) => word !== '');
  // A search of separators only finds nothing, since no word begins with one.
  return [...new Set(found.length > 0 ? found : key.split(' ').filter(Boolean))].map((word) => ` ${word}`);
}
