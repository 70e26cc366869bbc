import { type RawBuilder, sql } from 'kysely';
import { typedKey, typedWords } from './typed-words.ts';

type Condition = RawBuilder<boolean>;

const LAST_CHARACTER = '\u{10ffff}';

/** As a range: the database finds it in an index, which a pattern that it does not know beforehand would not allow. */
export const beginsWith = (column: string, key: string) =>
  sql<boolean>`(${sql.raw(column)} >= ${key} and ${sql.raw(column)} < ${key + LAST_CHARACTER})`;

const hasWord = (column: string, word: string): Condition =>
  sql<boolean>`strpos(${sql.raw(column)}, ${word}) > 0`;

/** Each of the words begins a word of the column. Their order does not matter. */
export const hasWords = (column: string, words: readonly string[]): Condition[] =>
  words.map((word) => hasWord(column, word));

/** Each typed word begins a word of the key. Most rows are ruled out by all their words, which are kept split. */
export const keyHasWords = (key: string, typed = ''): Condition[] =>
  typedWords(typedKey(typed)).map(
    (word) => sql<boolean>`${hasWord('words', word)} and ${hasWord(`split_words(${key})`, word)}`,
  );

/** One of the words begins a word of the key. */
export const keyHasAnyWord = (key: string, words: readonly string[]): Condition =>
  words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(hasWords(`split_words(${key})`, words), sql` or `)})`;
