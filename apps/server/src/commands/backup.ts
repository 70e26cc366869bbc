import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { waitForDataDir } from '../security/data-dir-lock.ts';
import { BackupRefused, DATA, DUMP, isEmpty, runOnDatabase } from './backup-folder.ts';
import { askServer } from './beside-server.ts';
import { copyData } from './copy-data.ts';
import { startFailure } from './start-failure.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) {
  process.stderr.write('usage: npm run backup -- FOLDER\n');
  process.exit(2);
}

try {
  const { database, dataDir } = readConfig(process.env);
  if (!isEmpty(folder)) throw new BackupRefused(`${folder}: is not empty`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    if (database.kind === 'postgres') await dump(database.url, join(folder, DUMP));
    else await copy(dataDir, join(folder, DATA));
  } catch (error) {
    // A partial backup must not be mistaken for a complete one.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupRefused ? error.message : startFailure(error, process.env)}\n`,
  );
  process.exit(1);
}

async function dump(url: string, file: string): Promise<void> {
  // Forced row-level security applies to the owner too. Only the policies of hub_system show every row.
  const asSystem = ['--role=hub_system', '--enable-row-security'];
  await runOnDatabase('pg_dump', url, ['--format=custom', ...asSystem, `--file=${file}`]);
  process.stdout.write(`The database is in ${file}. Keep ENCRYPTION_KEY too, elsewhere.\n`);
}

async function copy(dataDir: string, to: string): Promise<void> {
  if (!(await isCopiedByServer(dataDir, resolve(to)))) {
    const lock = await waitForDataDir(dataDir);
    await copyData(dataDir, to);
    lock.release();
  }
  process.stdout.write(`All of ${dataDir} is in ${to}, its encryption key too.\n`);
}

/** If a server runs on the folder, it makes the copy itself. */
async function isCopiedByServer(dataDir: string, to: string): Promise<boolean> {
  const complaints: string[] = [];
  const terminal = { folder: '', print: () => {}, complain: (text: string) => complaints.push(text) };
  const exitCode = await askServer(dataDir, { name: 'copy-data', args: [to] }, terminal);
  if (exitCode)
    throw new BackupRefused(`The running server could not copy it: ${complaints.join('').trim()}`);
  return exitCode === 0;
}
