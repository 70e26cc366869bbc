import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '../paths.ts';

const LOCK = 7_214_300_101;

type Migration = { name: string; sql: string; hash: string };

export class MigrationError extends Error {}

/** Work as the owner of the tables, done after the migrations while no other instance migrates. */
export type Install = (owner: pg.Client) => Promise<void>;

type Options = { folder?: string; install?: Install | undefined };

/** Applies missing migrations, one instance at a time, each in its own transaction. */
export async function migrate(
  settings: pg.ClientConfig,
  { folder = migrationsFolder, install }: Options = {},
): Promise<void> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    // All connections to the embedded database share one session: undo what an earlier one set.
    await client.query('reset role');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists applied_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    )`);
    await applyMissing(client, readMigrations(folder));
    await install?.(client);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    await client.end();
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from applied_migrations order by name',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationError(`the database was migrated by a newer version: ${name} is not known here`);
    }
  }
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash === undefined) await apply(client, migration);
    else if (hash !== migration.hash) {
      throw new MigrationError(`${migration.name} was changed after it was applied`);
    }
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
