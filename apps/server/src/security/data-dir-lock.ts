import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOCK = /^lock\.(\d+)$/;
/** A killed process may need a moment to end. */
const WAIT_MS = 4000;
const TRY_EVERY_MS = 100;

export class DataDirInUse extends Error {}

/** Takes the lock as soon as an ending process has released it. */
export async function waitForDataDir(dataDir: string): Promise<{ release: () => void }> {
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || performance.now() > giveUpAt) throw error;
      await delay(TRY_EVERY_MS);
    }
  }
}

/**
 * The embedded database takes no lock on its folder, and two processes would destroy it. A lock names the
 * process and when it started, so that neither a crash nor a reused process number locks anyone out.
 *
 * The lock with the highest number counts. A dead process's lock is never removed to take its place, since
 * two could do that at once and each remove the other's: it is followed by the next number, which one alone
 * can create.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = (number: number) => join(dataDir, `lock.${number}`);

  for (;;) {
    const last = Math.max(0, ...numbersIn(dataDir));
    const holder = readHolder(lock(last));
    if (holder && isAlive(holder)) {
      const advice = 'Stop it, or choose another folder.';
      throw new DataDirInUse(`DATA_DIR: ${dataDir} is in use by process ${holder.pid}. ${advice}`);
    }

    const mine = last + 1;
    if (!create(lock(mine))) continue;
    const others = numbersIn(dataDir).filter((number) => number !== mine);
    if (others.every((number) => number < mine)) {
      for (const number of others) rmSync(lock(number), { force: true });
      return { release: () => existsSync(lock(mine)) && truncateSync(lock(mine)) };
    }
    // Meanwhile others took this number, were killed and were succeeded.
    rmSync(lock(mine));
  }
}

const numbersIn = (dataDir: string) =>
  readdirSync(dataDir).flatMap((name) => LOCK.exec(name)?.slice(1).map(Number) ?? []);

/** Creates a lock that names this process, complete from its first moment; returns whether nobody was faster. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

type Holder = { pid: number; start: string };

/** The holder of a lock; nothing when it was released or just removed. */
function readHolder(file: string): Holder | undefined {
  try {
    const [pid, start] = readFileSync(file, 'utf8').trim().split(' ');
    return pid && start ? { pid: Number(pid), start } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function isAlive({ pid, start }: Holder): boolean {
  // Our own process number in a lock that we did not take belonged to an earlier process, as in a restarted container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === start && !hasEnded(pid);
}

/** The start time of a process in clock ticks since boot; the same text for all processes when unknown. */
const startOf = (pid: number) => statusOf(pid)[19] ?? 'unknown';

/** A zombie keeps its process number until its parent waits for it, but touches nothing any more. */
const hasEnded = (pid: number) => ['Z', 'X'].includes(statusOf(pid)[0] ?? '');

/** The fields of a process from its state on; empty when the system has none. */
function statusOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
