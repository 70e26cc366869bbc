import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const READY_WITHIN_MS = 2000;

type Faults = { auditFault: () => string | undefined };

export function healthRoutes(app: FastifyInstance, { auditFault }: Faults): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  // The server listens only after its migrations, so it is ready if the database answers.
  app.get('/readyz', async () => {
    const timer = new Promise((_, reject) => setTimeout(reject, READY_WITHIN_MS).unref());
    try {
      await Promise.race([app.database.pool.query('select 1'), timer]);
    } catch {
      throw new Problem('database-away', { retryAfter: 5 });
    }
    const fault = auditFault();
    // The service keeps running; an operator has to look into the tampering.
    return { status: 'ready', ...(fault && { audit: fault }) };
  });
}
