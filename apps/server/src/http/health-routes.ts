import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const READY_WITHIN_MS = 2000;

type Faults = { auditFault: () => string | undefined };

export function healthRoutes(app: FastifyInstance, { auditFault }: Faults): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  // The server listens only after its migrations, so a database that answers is all that is left to ask.
  app.get('/readyz', async () => {
    const timer = new Promise((_, reject) => setTimeout(reject, READY_WITHIN_MS).unref());
    try {
      await Promise.race([app.database.pool.query('select 1'), timer]);
    } catch {
      throw new Problem('database-away', { retryAfter: 5 });
    }
    const fault = auditFault();
    // The service goes on: that somebody has changed the trail is for an operator to look into.
    return { status: 'ready', ...(fault && { audit: fault }) };
  });
}
