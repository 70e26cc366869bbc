import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import type { PostgresCluster } from '../../apps/server/test/postgres-cluster.ts';

/**
 * Stops and starts a cluster asynchronously, because the test measures meanwhile. The cluster's own start and
 * stop block.
 */
export function controlOf(cluster: PostgresCluster) {
  const folder = new URL(cluster.url('postgres')).searchParams.get('host') ?? '';
  const data = join(folder, 'data');
  const pidFile = join(data, 'postmaster.pid');
  const socketLock = join(folder, '.s.PGSQL.5432.lock');
  const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

  return {
    /** Like an administrator: every connection is notified and closed. */
    async stop() {
      const pid = postmaster();
      process.kill(pid, 'SIGINT');
      await gone([pid]);
    },

    /** Like a crash: the server and all its processes end at once, and nothing more is written. */
    async crash() {
      if (!existsSync(pidFile)) return;
      const pid = postmaster();
      const all = [pid, ...childrenOf(pid)];
      for (const each of all) killNine(each);
      await gone(all);
      // If nobody reaps dead processes, PostgreSQL takes its own old process for a running one.
      for (const file of [pidFile, socketLock]) rmSync(file, { force: true });
    },

    /** Stops every process but keeps its connections open. */
    freeze() {
      const pid = postmaster();
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGSTOP');
    },

    thaw() {
      const pid = postmaster();
      for (const each of [...childrenOf(pid), pid]) process.kill(each, 'SIGCONT');
    },

    /** Stops the process that writes commits to disk, so that asynchronous commits stay in memory. */
    pauseWalWriter() {
      const isWalWriter = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walwriter');
      for (const pid of childrenOf(postmaster()).filter(isWalWriter)) process.kill(pid, 'SIGSTOP');
    },

    async start() {
      // `restart` reuses the options of the last start, and also starts a server that is not running.
      const { uid, gid } = statSync(folder);
      const program = join(findPostgresBinaries() ?? '', 'pg_ctl');
      const args = ['-D', data, '-w', '-l', join(folder, 'log'), 'restart'];
      await promisify(execFile)(program, args, { uid, gid, cwd: folder });
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function killNine(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The server has already ended by itself.
  }
}

async function gone(pids: number[]): Promise<void> {
  while (pids.some((pid) => existsSync(`/proc/${pid}`) && !isZombie(pid))) await delay(5);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}
