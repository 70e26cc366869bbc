import { createHash } from 'node:crypto';
import type pg from 'pg';

const MAX_NAMES = 1000;

const names = new Map<string, string>();

/**
 * Kysely sends statements without a name, so that PostgreSQL parses and plans each one anew. A name lets a
 * connection keep the plan. Statements built from lists of changing length would fill the connection's
 * memory, so there is a limit to the names; what comes after stays unnamed.
 */
export function namedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text);
  if (!name && names.size < MAX_NAMES) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
