import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir, waitForDataDir } from './data-dir-lock.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(script: string) {
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return child;
}

const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** Writes a lock as if this process held the folder. */
const giveLockTo = (pid: number) => writeFileSync(join(folder, 'lock.1'), `${pid} ${statOf(pid)[19]}\n`);

test('a folder that a living process has is refused, and is free soon after that has ended', async () => {
  const child = start('exec sleep 60');
  giveLockTo(child.pid ?? 0);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  const waiting = waitForDataDir(folder);
  child.kill('SIGKILL');
  await waiting;
});

test('a zombie holds nothing', async () => {
  // The first process ends while its parent, which never waits for it, becomes another program.
  const parent = start('sleep 0.2 & echo $!; exec sleep 60');
  const [line] = await once(parent.stdout as NodeJS.ReadableStream, 'data');
  const pid = Number(line);
  giveLockTo(pid);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  await expect.poll(() => statOf(pid)[0]).toBe('Z');
  lockDataDir(folder);
});
