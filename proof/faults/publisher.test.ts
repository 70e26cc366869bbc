import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { lockDataDir } from '../../apps/server/src/security/data-dir-lock.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { serverEnvironment, startServer } from './server-process.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../apps/server/${path}`, import.meta.url));

/** Runs the command as an operator does, and gives what it said with its exit code. */
const publisher = (environment: Record<string, string>, ...args: string[]) =>
  new Promise<[code: number, said: string]>((resolve) => {
    const command = [fileOf('dist/operator.js'), 'publisher', ...args];
    execFile(process.execPath, command, { cwd: tmpdir(), env: environment }, (error, stdout, stderr) =>
      resolve([typeof error?.code === 'number' ? error.code : 0, stdout + stderr]),
    );
  });

let folder: string;
let environment: Record<string, string>;
let remove: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-publisher-'));
  cpSync(fileOf('content/products'), folder, { recursive: true });
  const copy = await copyTemplate('embedded');
  environment = await serverEnvironment(copy.environment);
  remove = copy.remove;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await remove();
});

test.each([
  { args: [] },
  { args: ['import'] },
  { args: ['export', 'folder'] },
  { args: ['import', 'one', 'two'] },
  { args: ['grant', 'organization', 'LBS-2-PARENT', '0'] },
  { args: ['grant', 'organization', 'LBS-2-PARENT', '5', '--expires=2026-02-30'] },
  { args: ['issue-keys', 'many', 'LBS-2-PARENT', '5'] },
  { args: ['issue-keys', '2', 'LBS-2-PARENT', '5', '--unknown=1'] },
])('$args shows how it is used', async ({ args }) => {
  expect(await publisher({}, ...args)).toEqual([2, expect.stringMatching(/^usage: npm run publisher -- /)]);
});

test.each([
  { how: 'beside a running server', isRunning: true },
  { how: 'on its own', isRunning: false },
])('a folder is imported $how', async ({ isRunning }) => {
  const server = isRunning ? await startServer(environment) : undefined;
  const told = await publisher(environment, 'import', relative(tmpdir(), folder));
  const wrong = await publisher(environment, 'import', 'no such folder');
  await server?.stop();
  expect(told).toEqual([0, 'Products: 0 created, 5 updated.\n']);
  expect(wrong).toEqual([1, expect.stringContaining('Nothing was imported')]);
});

test('a connection that asks for nothing does not hold up a stop', async () => {
  const server = await startServer(environment);
  const idle = createConnection(readlinkSync(join(environment.DATA_DIR ?? '', 'commands.socket')));
  idle.on('error', () => {});
  await once(idle, 'connect');
  expect(await server.stop()).toBe(0);
  idle.destroy();
});

test('what another program holds is said, and nothing is changed', async () => {
  const lock = lockDataDir(environment.DATA_DIR ?? '');
  expect(await publisher(environment, 'import', folder)).toEqual([
    1,
    expect.stringMatching(/is in use by process \d+\. Stop it, or choose/),
  ]);
  lock.release();
});

test('a wrong file is named with its line and field, and nothing is imported', async () => {
  const lap = join(folder, 'lap.json');
  writeFileSync(lap, readFileSync(lap, 'utf8').replace('"minutes": 12', '"minutes": "twelve"'));
  expect(await publisher(environment, 'import', folder)).toEqual([
    1,
    expect.stringMatching(/^lap\.json, line \d+, minutes: Invalid input: .*\nNothing was imported\.\n$/),
  ]);
});

test('licenses are granted and keys are made; of nothing that exists they are not', async () => {
  const sku = firstSku();
  const organizationId = await someOrganization();
  const [code, said] = await publisher(
    environment,
    'grant',
    organizationId,
    sku,
    '25',
    '--expires=2099-12-31',
  );
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^License .{36}: 25 of ${sku} granted`)),
  ]);
  const keys = await publisher(environment, 'issue-keys', '3', sku, '5');
  expect(keys).toEqual([0, expect.stringMatching(/^(LARK(-[0-9A-Z]{5}){4}\n){3}$/)]);
  const nothing = await publisher(environment, 'grant', organizationId, 'NOTHING', '5');
  expect(nothing).toEqual([1, expect.stringContaining('There is no such organization or feature')]);
});

const firstSku = () =>
  (JSON.parse(readFileSync(fileOf('content/products/lmc.json'), 'utf8')) as { features: { sku: string }[] })
    .features[0]?.sku ?? '';

async function someOrganization(): Promise<string> {
  const database = await connect(readConfig(environment), createLogger('silent'));
  const { id } = await database.system.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
  await database.close();
  return id;
}
