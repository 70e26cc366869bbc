import { MOST_FOUND, search } from '@hub/contract/core/search';
import type { FastifyInstance } from 'fastify';
import { nameKey } from '../../db/name-key.ts';
import { serve } from '../../http/serve.ts';
import { findCases, findClients, findRecent } from './search-repository.ts';

export function searchRoutes(app: FastifyInstance): void {
  serve(app, search, async ({ query, scope }) => {
    const key = nameKey((query.Query ?? '').replaceAll(',', ' '));
    const recent = await findRecent(scope, key);
    if (!key) return { recent, clients: [], cases: [] };
    const named = new Set(recent.map(({ id }) => id));
    const others = <Record extends { id: string }>(found: Record[]) =>
      found.filter(({ id }) => !named.has(id)).slice(0, MOST_FOUND);
    return {
      recent,
      clients: others(await findClients(scope, key)),
      cases: others(await findCases(scope, key)),
    };
  });
}
