import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { lockDataDir } from '../../apps/server/src/security/data-dir-lock.ts';
import { QUICK_START } from '../../apps/server/test/quick-start.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { serverEnvironment, startServer } from './server-process.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../apps/server/${path}`, import.meta.url));

/** Runs the command as an operator does, and returns its output and its exit code. */
const publisher = (environment: Record<string, string>, ...args: string[]) =>
  new Promise<[code: number, said: string]>((resolve) => {
    const command = [...QUICK_START, fileOf('dist/operator.js'), 'publisher', ...args];
    execFile(process.execPath, command, { cwd: tmpdir(), env: environment }, (error, stdout, stderr) =>
      resolve([typeof error?.code === 'number' ? error.code : 0, stdout + stderr]),
    );
  });

const LMC = 'instruments/lmc.json';
const LCO = 'instruments/lco.json';

function changeFile(path: string, before: string, after: string) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  writeFileSync(file, text.replace(before, after));
}

let folder: string;
let environment: Record<string, string>;
let remove: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-publisher-'));
  for (const path of ['products', LMC, LCO]) {
    cpSync(fileOf(`content/${path}`), join(folder, path), { recursive: true });
  }
  const copy = await copyTemplate('embedded');
  environment = await serverEnvironment(copy.environment);
  remove = copy.remove;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await remove();
});

test('what is not understood shows how it is used', async () => {
  expect(await publisher({})).toEqual([2, expect.stringMatching(/^usage: npm run publisher -- /)]);
});

const IMPORTED =
  'Instruments: 0 new versions, 2 known.\nProducts: 0 created, 5 updated.\nCourses: 0 new versions, 0 known.\n';

test('a folder is imported on its own', async () => {
  expect(await publisher(environment, 'import', relative(tmpdir(), folder))).toEqual([0, IMPORTED]);
});

test('beside a running server a folder is imported, licenses are granted and keys are made; of nothing that exists they are not', async () => {
  const organizationId = await someOrganization();
  const server = await startServer(environment);
  const beside = (...args: string[]) => publisher(environment, ...args);
  expect(await beside('import', relative(tmpdir(), folder))).toEqual([0, IMPORTED]);
  const wrong = await beside('import', 'no such folder');
  expect(wrong).toEqual([1, expect.stringContaining('Nothing was imported')]);

  const sku = firstSku();
  const granted = await beside('grant', organizationId, sku, '25', '--expires=2099-12-31');
  expect(granted).toEqual([0, expect.stringMatching(new RegExp(`^License .{36}: 25 of ${sku} granted`))]);
  const keys = await beside('issue-keys', '3', sku, '5');
  expect(keys).toEqual([0, expect.stringMatching(/^(LARK(-[0-9A-Z]{5}){4}\n){3}$/)]);
  const nothing = await beside('grant', organizationId, 'NOTHING', '5');
  expect(nothing).toEqual([1, expect.stringContaining('There is no such organization or feature')]);

  // A connection that asks for nothing does not hold up a stop.
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
  changeFile('products/lap.json', '"minutes": 12', '"minutes": "twelve"');
  expect(await publisher(environment, 'import', folder)).toEqual([
    1,
    expect.stringMatching(
      /^products\/lap\.json, line \d+, minutes: Invalid input: .*\nNothing was imported\.\n$/,
    ),
  ]);
});

const ANSWERS = {
  form: 'self',
  answers: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [String(index + 1), '1'])),
  birthDate: '1990-02-03',
  sex: null,
  completedOn: '2026-05-20',
  normGroup: 'combined',
};

test('instruments are linted without a database, with every fault of every file', async () => {
  const inFolder = (name: string) => join(folder, name);
  expect(await publisher({}, 'lint', inFolder(LMC), inFolder(LCO))).toEqual([0, '2 files are good.\n']);
  writeFileSync(inFolder('wrong.json'), '{ "code": "X",\n"version": 1 }');
  const [code, said] = await publisher({}, 'lint', inFolder('wrong.json'), inFolder('none.json'));
  expect(code).toBe(1);
  expect(said).toContain('wrong.json, line 2, version: Invalid input: expected string, received number\n');
  expect(said).toContain('none.json: is no file that can be read\n');
});

test('a filled form is scored, and what cannot be is refused', async () => {
  const answers = join(folder, 'answers.json');
  const scoreIt = (input: object) => {
    writeFileSync(answers, JSON.stringify(input));
    return publisher({}, 'score', join(folder, LMC), '--answers', answers);
  };
  const [code, said] = await scoreIt(ANSWERS);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({
    instrument: 'LMC',
    form: 'self',
    ageInMonths: 435,
    omitted: [],
  });
  const refused = { ...ANSWERS, answers: { 1: '9', 99: '1' } };
  expect(await scoreIt(refused)).toEqual([
    1,
    `${answers}: Item 1 has no option "9"\n${answers}: Item 99 is not an item of this instrument\nNothing was scored.\n`,
  ]);
  const { birthDate, ...unknownAge } = ANSWERS;
  expect((await scoreIt({ ...unknownAge, normGroup: 'all' }))[1]).toMatch(
    /, line 1, birthDate: Invalid input: .*\n.*, line 1, normGroup: Invalid option: .*\nNothing was scored\.\n$/,
  );
});

test('a form is shown to a browser, anew at each load, until it is interrupted', async () => {
  const command = [fileOf('dist/operator.js'), 'publisher', 'preview', join(folder, LMC), '--form=self'];
  const child = spawn(process.execPath, command, { env: {} });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [url] = (printed as string).split('\n');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/assessment\/preview$/);

  const page = await fetch(new URL('/', url));
  expect([page.status, page.url]).toEqual([200, url]);
  expect(await page.text()).toContain('/assessment/assets/');
  const load = () => fetch(`${url}/content`);
  expect(await (await load()).json()).toMatchObject({ formId: 'lmc-self', languages: ['en', 'es', 'ar'] });
  changeFile(LMC, '"Not at all"', '"Never"');
  expect(await (await load()).text()).toContain('"Never"');
  changeFile(LMC, '"code": "LMC"', '"code": ""');
  const refused = await load();
  expect([refused.status, ((await refused.json()) as { title: string }).title]).toEqual([
    422,
    expect.stringContaining('lmc.json, line 3, code: Use up to 20 capitals'),
  ]);
  expect(complaints).toContain('line 3, code');

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a form that is not there and a port that is taken are said', async () => {
  const lco = join(folder, LCO);
  const none = await publisher({}, 'preview', lco, '--form=uncle');
  expect(none).toEqual([1, `${lco} has no form uncle. It has: observer\n`]);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await publisher({}, 'preview', lco, `--port=${port}`)).toEqual([
    1,
    `Port ${port} is taken by another program.\n`,
  ]);
  server.close();
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
