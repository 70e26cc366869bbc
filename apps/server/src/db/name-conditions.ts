import { sql } from 'kysely';

const LAST_CHARACTER = '\u{10ffff}';

/** As a range: the database finds it in an index, which a pattern that it does not know beforehand would not allow. */
export const beginsWith = (column: string, key: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${key + LAST_CHARACTER})`;

/** A word of the name begins with it. */
export const hasWord = (column: string, key: string) =>
  sql<boolean>`strpos(' ' || ${sql.ref(column)}, ${` ${key}`}) > 0`;
