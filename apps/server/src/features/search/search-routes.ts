import { type Found, MAX_FOUND, search } from '@hub/contract/core/search';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { owns } from '../../db/access.ts';
import { naming } from '../../db/named-statements.ts';
import type { Scope } from '../../db/request-scope.ts';
import { typedKey, typedWords } from '../../db/typed-words.ts';
import { serve } from '../../http/serve.ts';
import type { Searchable } from './searchable.ts';

const MAX_RECENT = 50;

export function searchRoutes(app: FastifyInstance, searchables: readonly Searchable[]): void {
  serve(app, search, async ({ query, scope }) => {
    const key = typedKey(query.Query ?? '');
    const [recent, ...candidates] = await Promise.all([
      findRecent(scope, searchables, key),
      ...(key ? searchables.map(({ find }) => find(scope, key)) : []),
    ]);
    const named = new Set(recent.map(({ id }) => id));
    const groups = searchables.map(({ group }, index) => [
      group,
      (candidates[index] ?? []).filter(({ id }) => !named.has(id)).slice(0, MAX_FOUND),
    ]);
    return { recent, ...Object.fromEntries(groups) } as AnswerOf<typeof search>;
  });
}

/** Recently opened records that match the key, the latest first. */
async function findRecent(scope: Scope, searchables: readonly Searchable[], key: string): Promise<Found[]> {
  const { rows } = await sql<{ found: Found }>`${naming(typedWords(key).length)}
    with recent as (
      select record_id, opened_at from recent_records where ${owns(scope, 'recent_records')}
      order by opened_at desc limit ${MAX_RECENT}
    )
    ${sql.join(
      searchables.flatMap(({ recent }) => recent?.(scope, key) ?? []),
      sql` union all `,
    )}
    order by opened_at desc limit ${MAX_FOUND}`.execute(scope.db);
  return rows.map((row) => row.found);
}
