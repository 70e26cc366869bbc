import pg from 'pg';
import { inject } from 'vitest';
import type {} from '../../apps/server/test/database-templates.ts';
import {
  asAdministrator,
  createPostgresCluster,
  type PostgresCluster,
  TEMPLATE,
} from '../../apps/server/test/postgres-cluster.ts';
import { controlOf } from './postgres-control.ts';

const running = new Set<{ remove: () => Promise<void> }>();

/** Stops whatever a failed test has left running. */
export const removeClusters = () => Promise.all([...running].map((postgres) => postgres.remove()));

/**
 * A PostgreSQL server for one test, which can be stopped, killed and started at will. Its databases are
 * empty.
 */
export const startPrivatePostgres = async (settings: Record<string, string> = {}) =>
  startCluster(createPostgresCluster(settings), 'template1');

/**
 * A server whose databases contain the demonstration: copying it is faster than filling an empty database.
 */
export const startFilledPostgres = async (settings: Record<string, string> = {}) =>
  startCluster(createPostgresCluster(settings, inject('postgresData')), TEMPLATE);

function startCluster(cluster: PostgresCluster, template: string) {
  cluster.start();

  const postgres = {
    ...controlOf(cluster),
    url: cluster.url,
    async createDatabase(name: string): Promise<string> {
      await query(cluster.url('postgres'), `create database ${name} owner hub template ${template}`);
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

/** Reads the content of a database on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(asAdministrator(url));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
