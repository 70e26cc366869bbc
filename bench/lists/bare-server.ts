import { createServer } from 'node:http';
import type { Database } from '@hub/server/db/database';
import { inRequestScope, PREPARE_SCOPE } from '@hub/server/db/request-scope';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Scenario } from './scenario.ts';

type Settings = { url: string; poolSize: number; port: number; scenarios: Scenario[]; sessionId: string };

/**
 * The limit to compare with: node:http and pg send the product's statements and answer what comes back. Under
 * /scoped they run as the product runs them: in a transaction that checks the session, under row-level security,
 * with an audit entry.
 */
process.once('message', async (settings: Settings) => {
  const { url, poolSize, port, scenarios, sessionId } = settings;
  const owner = new pg.Pool({ connectionString: url, max: poolSize });
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    onConnect: async (client) => {
      await client.query(`set role hub_system; ${PREPARE_SCOPE}`);
    },
  });
  type Query = (text: string, values: unknown[], name: string) => Promise<Record<string, unknown>[]>;
  const run = async (query: Query, { name, statements }: Scenario) => {
    const results = [];
    for (const [index, { text, values }] of statements.entries()) {
      results.push(await query(text, values, `${name} ${index}`));
    }
    return results;
  };
  const bare: Query = async (text, values, name) => (await owner.query({ name, text, values })).rows;
  const scoped = (scenario: Scenario) =>
    inRequestScope({ pool } as Database, { sessionId, readOnly: true, actsAs: 'member' }, async ({ db }) => {
      const result = await run(
        async (text, values) =>
          (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows,
        scenario,
      );
      const recordIds = (result[0] ?? []).map(({ id }) => String(id));
      const audit = { action: 'list', record: 'client', recordIds, requestId: crypto.randomUUID() };
      return { result, audit };
    });

  const server = createServer(async (request, response) => {
    const [, kind, index] = (request.url ?? '').split('/');
    const scenario = scenarios[Number(index)];
    if (!scenario) return response.writeHead(404).end();
    const [items, count] = (kind === 'scoped' ? await scoped(scenario) : await run(bare, scenario)) ?? [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items, totalItems: count?.[0]?.count }));
  });
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
});
