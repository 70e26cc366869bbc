import pg from 'pg';

/**
 * A server whose database sometimes acknowledges a change without keeping it: the statement that ends a
 * session runs in a transaction that is rolled back. It shows that the proof of durability can detect a loss.
 */
const FORGOTTEN = 'update sessions set ended_at';
const EVERY = 2;

const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
let seen = 0;

pg.Client.prototype.query = function forgetful(this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [string | { text?: string }];
  const text = typeof statement === 'string' ? statement : (statement?.text ?? '');
  if (!text.includes(FORGOTTEN)) return query.apply(this, args);
  seen += 1;
  if (seen % EVERY !== 0) return query.apply(this, args);
  query.call(this, 'begin');
  const answer = query.apply(this, args);
  query.call(this, 'rollback');
  return answer;
} as typeof pg.Client.prototype.query;

// Runs from its sources, because the bundle contains its own copy of the database driver.
await import('../../apps/server/src/main.ts');
