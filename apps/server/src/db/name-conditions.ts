import type { Bind } from './statement.ts';

const LAST_CHARACTER = '\u{10ffff}';

/** As a range: the database finds it in an index, which a pattern that it does not know beforehand would not allow. */
export const beginsWith = (bind: Bind, column: string, key: string) =>
  `(${column} >= ${bind(key)} and ${column} < ${bind(key + LAST_CHARACTER)})`;

/** A word of the name begins with it. */
export const hasWord = (bind: Bind, column: string, key: string) =>
  `strpos(' ' || ${column}, ${bind(` ${key}`)}) > 0`;
