import { sql } from 'kysely';

const LAST_CHARACTER = '\u{10ffff}';

/** As a range: the database finds it in an index, which a pattern that it does not know beforehand would not allow. */
export const beginsWith = (column: string, key: string) =>
  sql<boolean>`(${sql.raw(column)} >= ${key} and ${sql.raw(column)} < ${key + LAST_CHARACTER})`;

/** One of the columns begins with it. */
export const anyBeginsWith = (columns: readonly string[], key: string) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => beginsWith(column, key)),
    sql` or `,
  )})`;

/** A word of the name begins with it. */
export const hasWord = (column: string, key: string) =>
  sql<boolean>`strpos(' ' || ${sql.raw(column)}, ${` ${key}`}) > 0`;
