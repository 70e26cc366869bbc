import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { copyFolder, createPostgresCluster, FORGETFUL, TEMPLATE } from './postgres-cluster.ts';
import { prepareDatabase } from './prepare-database.ts';

// A program: prepares a database in a PostgreSQL server, where one is installed, and leaves its data at the path that is
// named.
if (findPostgresBinaries()) await prepare(process.argv[2] ?? '');

async function prepare(path: string) {
  const cluster = createPostgresCluster(FORGETFUL);
  cluster.start();
  const client = new pg.Client(cluster.url('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await prepareDatabase({ DATABASE_URL: cluster.url(TEMPLATE) });
  cluster.stop();
  copyFolder(cluster.data, path);
  cluster.remove();
}
