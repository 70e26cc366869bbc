import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import pg from 'pg';
import { startHub } from '../apps/e2e/hub.ts';
import { createPostgresCluster } from '../apps/server/test/postgres-cluster.ts';
import { fillDatabase, fillMeasured, MEASURED, type Size } from './clients/fill-database.ts';
import { load, middleTime } from './clients/load.ts';
import { type Scenario, scenariosOf } from './clients/scenarios.ts';

const SMALL: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const LARGE: Size = { organizations: 2000, practitioners: 20_000, clients: 1_000_000 };
const LEAST_RATIO = 0.5;
const MOST_GROWTH = 1.3;
const ROUNDS = 3;
const SECONDS = 4;
const POOL_SIZE = 10;
const BARE_PORT = 8497;
const KEY = randomBytes(32).toString('base64');

const bareServer = fileURLToPath(new URL('./clients/bare-server.ts', import.meta.url));
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const middle = (values: number[]) =>
  values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** Lists of clients in a large database, against the bare limit and against a small one. */
async function main() {
  const cluster = createPostgresCluster({ shared_buffers: '1GB', max_wal_size: '4GB' });
  cluster.start();
  const url = await createDatabase(cluster.url);
  const hub = await startHub({
    environment: {
      DATABASE_URL: url,
      ENCRYPTION_KEY: KEY,
      SEED_DEMO: 'on',
      DATABASE_POOL_SIZE: String(POOL_SIZE),
    },
  });
  const stops: (() => unknown)[] = [() => cluster.remove(), () => cluster.stop(), hub.stop];
  try {
    const token = await signIn(hub.origin);
    const measured = await findMeasured(url);
    const scenarios = await scenariosOf(measured, new Date().toISOString().slice(0, 10));
    const addressOf = ({ query }: Scenario) => `${hub.origin}/core/api/clients${query}`;

    await fillMeasured(url);
    const middles = async (size: Size) => {
      const begin = performance.now();
      await fillDatabase(url, size);
      console.log(`${size.clients.toLocaleString('en-US')} clients, made in ${seconds(begin)}`);
      const times: number[] = [];
      for (const scenario of scenarios) {
        await middleTime(addressOf(scenario), token);
        times.push(await middleTime(addressOf(scenario), token));
      }
      return times;
    };
    const small = await middles(SMALL);
    const large = await middles(LARGE);
    const growths = scenarios.map(({ name }, index) => {
      const growth = (large[index] ?? 0) / (small[index] ?? 1);
      console.log(
        `${name}: p50 ${small[index]?.toFixed(2)} ms, then ${large[index]?.toFixed(2)} ms, ratio ${growth.toFixed(2)}`,
      );
      return growth;
    });

    stops.push(
      await startBare({
        url,
        poolSize: POOL_SIZE,
        port: BARE_PORT,
        scenarios,
        sessionId: measured.sessionId,
      }),
    );
    const ratios: number[] = [];
    for (const [index, scenario] of scenarios.entries()) {
      for (const connections of [1, 16]) {
        const rates = { bare: [] as number[], scoped: [] as number[], hub: [] as number[] };
        for (let round = 0; round < ROUNDS; round += 1) {
          const base = `http://127.0.0.1:${BARE_PORT}`;
          rates.bare.push((await load(`${base}/bare/${index}`, connections, SECONDS)).perSecond);
          rates.scoped.push((await load(`${base}/scoped/${index}`, connections, SECONDS)).perSecond);
          rates.hub.push((await load(addressOf(scenario), connections, SECONDS, token)).perSecond);
        }
        const [bare, scoped, whole] = [middle(rates.bare), middle(rates.scoped), middle(rates.hub)];
        const each = (rate: number) => `${rate.toFixed(0)}/s (${(1000 / rate).toFixed(2)} ms each)`;
        console.log(
          `${scenario.name}, ${connections} connections: bare ${each(bare)}, with session, row-level security and audit ${each(scoped)}, hub ${each(whole)}, ratio ${(whole / bare).toFixed(2)}`,
        );
        ratios.push(whole / bare);
      }
    }
    if (Math.min(...ratios) < LEAST_RATIO || Math.max(...growths) > MOST_GROWTH) {
      console.error(
        `A ratio of at least ${LEAST_RATIO} and a growth of at most ${MOST_GROWTH} are asked for.`,
      );
      process.exitCode = 1;
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function createDatabase(urlOf: (name: string) => string): Promise<string> {
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query('create database bench');
  await client.end();
  return urlOf('bench');
}

async function signIn(origin: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${MEASURED.email}:${DEMO_PASSWORD}`).toString('base64')}`;
  const answer = await fetch(`${origin}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function findMeasured(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select sessions.organization_id, sessions.account_id, sessions.id from sessions
     join users on users.id = sessions.user_id where users.email = $1`,
    [MEASURED.email],
  );
  await client.end();
  return { organizationId: rows[0].organization_id, accountId: rows[0].account_id, sessionId: rows[0].id };
}

async function startBare(settings: object) {
  const server = fork(bareServer);
  server.send(settings);
  await once(server, 'message');
  return () => server.kill();
}

await main();
