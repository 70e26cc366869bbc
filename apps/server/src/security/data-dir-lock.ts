import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DataDirInUse extends Error {}

/**
 * The embedded database takes no lock on its folder, and two processes would destroy it. The file names the
 * process and when it started, so that neither a crash nor a reused process number locks anyone out.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  const take = () => writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
  const refuse = (pid: number) => {
    throw new DataDirInUse(
      `DATA_DIR: ${dataDir} is in use by process ${pid}. Stop it, or choose another folder.`,
    );
  };

  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(file);
    if (holder && isAlive(holder)) refuse(holder.pid);
    rmSync(file, { force: true });
    take();
  }
  if (readFileSync(file, 'utf8') !== mine) refuse(readHolder(file)?.pid ?? 0);

  const release = () => rmSync(file, { force: true });
  return { release };
}

type Holder = { pid: number; start: string };

function readHolder(file: string): Holder | undefined {
  const [pid, start] = readFileSync(file, 'utf8').trim().split(' ');
  return pid && start ? { pid: Number(pid), start } : undefined;
}

function isAlive({ pid, start }: Holder): boolean {
  // Our own number in a lock that we did not take: an earlier process had it, as in a restarted container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === start;
}

/** When a process started, in clock ticks since boot; the same word for every process where that is unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
