import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MAX_NAMES = 2000;

/** With more conditions there would be more combinations than plans that a connection should keep. */
const MAX_NAMED_CONDITIONS = 2;

/** Prefix of a statement whose text varies with the request. */
const UNNAMED = '/* unnamed */ ';

/** Prefix of a statement with this many optional conditions. */
export const naming = (conditions: number) => sql.raw(conditions > MAX_NAMED_CONDITIONS ? UNNAMED : '');

const names = new Map<string, string>();

/**
 * Kysely sends statements without a name, so that PostgreSQL parses and plans each one anew. With a name, a connection
 * keeps the plan. Only statements with a fixed text get a name; statements that vary begin with `UNNAMED`.
 */
export function namedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  if (text.startsWith(UNNAMED)) return { text, values: [...values] };
  let name = names.get(text);
  // Limits the memory of a connection in case a statement varies without the prefix.
  if (!name && names.size < MAX_NAMES) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
