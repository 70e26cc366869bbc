import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';
import { tokensOf } from '../faults/calls.ts';
import { query } from '../faults/private-postgres.ts';
import { type ServerProcess, serverEnvironment, startServer } from '../faults/server-process.ts';

type Sent = { token: string; id?: string; body?: object };

export type PeopleHub = Awaited<ReturnType<typeof startPeopleHub>>;

/** Two instances of the hub on a PostgreSQL database of their own, with the demonstration's organizations. */
export async function startPeopleHub() {
  const copy = await copyTemplate('postgres');
  const { DATABASE_URL: database = '' } = copy.environment;
  const shared = { DATABASE_URL: database, PUBLIC_URL: 'http://localhost:8080' };
  const environments = [await serverEnvironment(shared), await serverEnvironment(shared)];
  const servers: ServerProcess[] = await Promise.all(environments.map((each) => startServer(each)));
  const config = readConfig({ DATABASE_URL: database, ENCRYPTION_KEY: TEST_KEY });
  const connections = await connect(config, createLogger('silent'));
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';

  return {
    /** Connections for the proof itself, like those of an instance. */
    connections,
    urlOf,
    query: <Row extends Record<string, unknown>>(text: string) => query<Row>(database, text),

    tokenOf: async (email: string) => (await tokensOf(urlOf(0), email)).access_token,

    accountOf: async (email: string): Promise<string> => {
      const [row] = await query<{ id: string }>(
        database,
        `select accounts.id from accounts join users on users.id = user_id where email = '${email}'`,
      );
      return row?.id ?? '';
    },

    /**
     * Calls an endpoint at one of the instances, and repeats the call while the hub answers that it is busy.
     */
    async call(index: number, endpoint: AnyEndpoint, { token, id, body }: Sent) {
      for (;;) {
        const answer = await fetch(urlOf(index) + endpoint.path.replace(':id', id ?? ''), {
          method: endpoint.method,
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (answer.status !== 503)
          return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
      }
    },

    /** As a crash would. */
    kill: async (index: number) => servers[index]?.kill(),
    restart: async (index: number) => {
      servers[index] = await startServer(environments[index] ?? {});
    },

    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await connections.close();
      await copy.remove();
    },
  };
}
