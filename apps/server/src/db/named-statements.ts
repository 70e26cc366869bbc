import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MAX_NAMES = 2000;

/** With more, the combinations would be more statements than a connection should keep plans of. */
const MAX_NAMED_CONDITIONS = 2;

/** Begins a statement whose text varies with what is asked for. */
const UNNAMED = '/* unnamed */ ';

/** Begins a statement that is put together from so many conditions. */
export const naming = (conditions: number) => sql.raw(conditions > MAX_NAMED_CONDITIONS ? UNNAMED : '');

const names = new Map<string, string>();

/**
 * Kysely sends statements without a name, so that PostgreSQL parses and plans each one anew. A name lets a connection
 * keep the plan. The texts that get one are as many as the code has statements; a text that varies says so.
 */
export function namedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  if (text.startsWith(UNNAMED)) return { text, values: [...values] };
  let name = names.get(text);
  // A connection's memory is kept from filling up should a statement vary without saying so.
  if (!name && names.size < MAX_NAMES) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
