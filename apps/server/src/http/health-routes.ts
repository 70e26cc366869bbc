import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const READY_WITHIN_MS = 2000;

export function healthRoutes(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  // The server listens only after its migrations, so a database that answers is all that is left to ask.
  app.get('/readyz', async () => {
    const timer = new Promise((_, reject) => setTimeout(reject, READY_WITHIN_MS).unref());
    try {
      await Promise.race([app.database.pool.query('select 1'), timer]);
    } catch {
      throw new Problem('database-away', { retryAfter: 5 });
    }
    return { status: 'ready' };
  });
}
