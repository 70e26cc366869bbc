import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgresBinaries } from './postgres-binaries.ts';

const UNPRIVILEGED = 'postgres';
const ADMINISTRATOR = 'administrator';

/** The hub's own user, as docs/operations.md describes it: it owns its databases and passes by no policy. */
const CREATE_OWNER = `do $$ begin
  create role hub login createdb createrole;
exception when duplicate_object then null; end $$`;

/** The database that others are copies of. */
export const TEMPLATE = 'hub_template';

/** Nothing of it is needed after a crash. */
export const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

export type PostgresCluster = {
  /** The folder of its data. */
  data: string;
  /** The address of a database in this cluster. */
  url: (database: string) => string;
  start: () => void;
  /** As a power cut would: nothing is written to disk any more. */
  kill: () => void;
  stop: () => void;
  remove: () => void;
};

/** The same database for the administrator, whom no policy holds back. */
export function asAdministrator(url: string): string {
  const address = new URL(url);
  address.username = ADMINISTRATOR;
  return address.href;
}

/**
 * A private PostgreSQL server that listens on a Unix socket in a folder of its own. It begins with a copy of the data
 * of another that is stopped, or with none.
 */
export function createPostgresCluster(
  settings: Record<string, string> = {},
  copied?: string,
): PostgresCluster {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hub-pg-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(resolve(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const options = Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '80',
    // A vacuum under way belongs to the administrator: the hub's user could not drop that database.
    autovacuum: 'off',
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`);
  if (copied) copyFolder(copied, data);
  else
    run(
      'initdb',
      '-D',
      data,
      '-U',
      ADMINISTRATOR,
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    );

  return {
    data,
    url: (database) => `postgres://hub@localhost/${database}?host=${encodeURIComponent(folder)}`,
    start() {
      run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start');
      run('psql', '-q', '-h', folder, '-U', ADMINISTRATOR, '-d', 'postgres', '-c', CREATE_OWNER);
    },
    kill() {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
    stop: () => run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies a folder with the owners of its files: those of PostgreSQL belong to its own user. */
export const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
