import pg from 'pg';
import { asAdministrator, createPostgresCluster } from '../../apps/server/test/postgres-cluster.ts';
import { controlOf } from './postgres-control.ts';

const running = new Set<{ remove: () => Promise<void> }>();

/** What a test that failed has left running. */
export const removeClusters = () => Promise.all([...running].map((postgres) => postgres.remove()));

/** A running PostgreSQL server of the test's own, to be stopped, killed and started at will. */
export async function startPrivatePostgres(settings: Record<string, string> = {}) {
  const cluster = createPostgresCluster(settings);
  cluster.start();

  const postgres = {
    ...controlOf(cluster),
    url: cluster.url,
    async createDatabase(name: string): Promise<string> {
      await query(cluster.url('postgres'), `create database ${name} owner hub`);
      return cluster.url(name);
    },
    async remove() {
      running.delete(postgres);
      await controlOf(cluster).crash();
      cluster.remove();
    },
  };
  running.add(postgres);
  return postgres;
}

export type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;

/** What is in a database, read on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(asAdministrator(url));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
