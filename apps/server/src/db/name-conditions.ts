import { type RawBuilder, sql } from 'kysely';
import { typedKey, typedWords } from './typed-words.ts';

type Condition = RawBuilder<boolean>;

const LAST_CHARACTER = '\u{10ffff}';

/** Written as a range, so that the database can use an index; it cannot do that for a LIKE pattern in a parameter. */
export const beginsWith = (column: string, key: string) =>
  sql<boolean>`(${sql.raw(column)} >= ${key} and ${sql.raw(column)} < ${key + LAST_CHARACTER})`;

const hasWord = (column: string, word: string): Condition =>
  sql<boolean>`strpos(${sql.raw(column)}, ${word}) > 0`;

/** Each word is the beginning of a word in the column, in any order. */
export const hasWords = (column: string, words: readonly string[]): Condition[] =>
  words.map((word) => hasWord(column, word));

/**
 * Each typed word is the beginning of a word in the key. The split words, which the database stores, rule most rows
 * out.
 */
export const keyHasWords = (key: string, typed = ''): Condition[] =>
  typedWords(typedKey(typed)).map(
    (word) => sql<boolean>`${hasWord('words', word)} and ${hasWord(`split_words(${key})`, word)}`,
  );

/** One of the words is the beginning of a word in the key. */
export const keyHasAnyWord = (key: string, words: readonly string[]): Condition =>
  words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(hasWords(`split_words(${key})`, words), sql` or `)})`;
