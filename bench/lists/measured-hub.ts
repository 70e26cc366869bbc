import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '@hub/server/config';
import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import pg from 'pg';
import { startHub } from '../../apps/e2e/hub.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import { asAdministrator, createPostgresCluster } from '../../apps/server/test/postgres-cluster.ts';
import { MEASURED } from '../clients/fill-database.ts';

export const POOL_SIZE = 10;

export type MeasuredHub = Awaited<ReturnType<typeof startMeasuredHub>>;

/** The product on a PostgreSQL server of its own, with one practitioner signed in. */
export async function startMeasuredHub() {
  const cluster = createPostgresCluster({ shared_buffers: '1GB', max_wal_size: '4GB' });
  cluster.start();
  // Filling the database and measuring the limit need an administrator, who bypasses the policies.
  const url = asAdministrator(cluster.url('bench'));
  await query(asAdministrator(cluster.url('postgres')), 'create database bench owner hub');
  const environment = {
    DATABASE_URL: cluster.url('bench'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SEED_DEMO: 'on',
    DATABASE_POOL_SIZE: String(POOL_SIZE),
  };
  const hub = await startHub({ environment, nodeFlags: [] });
  // The demonstration's reports are drawn soon after the start, which would disturb the measurement.
  while ((await query(url, 'select 1 from reports limit 1')).length === 0) await delay(500);
  const token = await signIn(hub.origin);
  const [row] = await query(
    url,
    `select sessions.organization_id, sessions.account_id, sessions.id from sessions
     join users on users.id = sessions.user_id where users.email = '${MEASURED.email}'`,
  );
  return {
    url,
    origin: hub.origin,
    pid: hub.pid,
    token,
    owner: { organizationId: String(row?.organization_id), accountId: String(row?.account_id) },
    sessionId: String(row?.id),
    secrets: loadSecrets(readConfig(environment)),
    today: new Date().toISOString().slice(0, 10),
    async stop() {
      await hub.stop();
      await cluster.stop();
      cluster.remove();
    },
  };
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function signIn(origin: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${MEASURED.email}:${DEMO_PASSWORD}`).toString('base64')}`;
  const answer = await fetch(`${origin}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
