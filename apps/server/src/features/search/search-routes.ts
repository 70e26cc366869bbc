import { MAX_FOUND, search } from '@hub/contract/core/search';
import type { FastifyInstance } from 'fastify';
import { nameKey } from '../../db/name-key.ts';
import { serve } from '../../http/serve.ts';
import { findCases, findClients, findRecent } from './search-repository.ts';

export function searchRoutes(app: FastifyInstance): void {
  serve(app, search, async ({ query, scope }) => {
    const key = nameKey((query.Query ?? '').replaceAll(',', ' '));
    if (!key) return { recent: await findRecent(scope, key), clients: [], cases: [] };
    const [recent, clients, cases] = await Promise.all([
      findRecent(scope, key),
      findClients(scope, key),
      findCases(scope, key),
    ]);
    const named = new Set(recent.map(({ id }) => id));
    const others = <Thing extends { id: string }>(found: Thing[]) =>
      found.filter(({ id }) => !named.has(id)).slice(0, MAX_FOUND);
    return { recent, clients: others(clients), cases: others(cases) };
  });
}
