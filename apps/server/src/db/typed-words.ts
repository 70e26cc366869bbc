import { nameKey } from './name-key.ts';

/** Hyphens and apostrophes. The database's function split_words parts at the same ones. */
const SEPARATORS = /[-‐‒–—―−־'’‘ʼʻ′`]/g;

/** What is typed into a search, folded like names; a comma is as good as a space. */
export const typedKey = (typed: string): string => nameKey(typed.replaceAll(',', ' '));

/** The words of a key as split_words writes them: a space, then the word. What they find begins with them. */
export function typedWords(key: string): string[] {
  const words = key.split(' ').map((word) => word.replace(SEPARATORS, ' ').trim());
  const found = words.filter((word) => word !== '');
  // Nothing but separators finds nothing: no word begins with one.
  return [...new Set(found.length > 0 ? found : key.split(' ').filter(Boolean))].map((word) => ` ${word}`);
}
