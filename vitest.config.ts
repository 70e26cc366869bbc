import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgresBinaries } from './apps/server/test/postgres-binaries.ts';
import { QUICK_START } from './apps/server/test/quick-start.ts';

/*
 * Two tiers (decision 23). A file's name says where it runs:
 *   *.test.ts, *.spec.ts             with `npm test`
 *   *.rest.test.ts, *.rest.spec.ts   with `npm run test:rest`
 *   *.timed.test.ts                  there too, with nothing beside it
 *   *.both.test.ts                   API tests that `npm test` runs on both kinds of database
 * The other API tests run on one kind with `npm test` and on the other with `npm run test:rest`.
 */
const MINUTE = 60_000;
/** Far more than any test takes, for a machine that is busy with other things. */
const AMPLE = 2 * MINUTE;
const REST = ['**/*.rest.{test,spec}.ts', '**/*.timed.test.ts'];

type DatabaseKind = 'embedded' | 'postgres';
const hasPostgres = findPostgresBinaries() !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: all tests run on the embedded database.');

const SERVER = 'apps/server/src';
const serverTests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `${SERVER}/${file}`);
// Without anything from the test folder, except documents, a test has no database.
const usesTestFolder = (file: string) =>
  /from '(\.\.\/)+test\/(?!documents\/)/.test(readFileSync(file, 'utf8'));
const isRest = (file: string) => file.endsWith('.rest.test.ts');
const isOnBoth = (file: string) => file.endsWith('.both.test.ts');
const apiTests = serverTests.filter(usesTestFolder);
const pureServerTests = serverTests.filter((file) => !usesTestFolder(file));

/**
 * Where the modules of the server are in the bundle that `npm test` makes. For tests that are named, and for proofs that
 * replace a module, they are loaded one by one.
 */
const { TEST_BUNDLE } = process.env;
const places: Record<string, string> = TEST_BUNDLE ? JSON.parse(readFileSync(TEST_BUNDLE, 'utf8')) : {};
const workspace = /^@hub\/(server)?([^/]+)?\/(.+)$/;
const fromBundle = {
  plugins: [
    {
      name: 'modules of the server from a bundle',
      enforce: 'pre' as const,
      resolveId(source: string, importer: string | undefined) {
        const [, server, name, path] = workspace.exec(source) ?? [];
        const file = path
          ? `${server ? 'apps/server' : `packages/${name}`}/src/${path}.ts`
          : importer && source.startsWith('.')
            ? relative('.', resolve(dirname(importer), source))
            : '';
        return places[file] && resolve(places[file]);
      },
    },
  ],
};
const loadedFromBundle = { server: { deps: { external: [/\/dist-tests\//] } } };

const api = (name: string, database: DatabaseKind, include: string[]) => ({
  ...fromBundle,
  test: {
    ...loadedFromBundle,
    name,
    include,
    env: { TEST_DATABASE: database },
    execArgv: QUICK_START,
    testTimeout: AMPLE,
    hookTimeout: AMPLE,
    maxWorkers: 2,
    // Loading the server anew for each file would take longer than its tests.
    isolate: false,
  },
});

const pure = (name: string, rest: object) => ({
  test: { name, testTimeout: AMPLE, maxWorkers: 2, isolate: false, ...rest },
});
// Apart from the contract's: the server loads zod's messages, which then hold for every file of a worker.
const pureServer = (name: string, include: string[]) => pure(name, { include, execArgv: QUICK_START });

const isFull = process.env.PROOF === 'full';
const proof = (name: string, rest: object) => ({
  test: {
    ...loadedFromBundle,
    name,
    setupFiles: ['proof/leave-nothing-running.ts'],
    isolate: false,
    testTimeout: (isFull ? 60 : 10) * MINUTE,
    // They start servers and databases, which on a machine that stands still for a while takes that much longer.
    hookTimeout: 5 * MINUTE,
    // Such a machine also lets limits of time pass. What passes the second time only is listed at the end. Races and
    // kills have no such limits, and are tried once.
    retry: isFull ? 0 : 1,
    maxWorkers: 2,
    execArgv: QUICK_START,
    ...rest,
  },
});

const inBrowser = (name: string, include: string[], exclude: string[] = []) => ({
  ...fromBundle,
  test: {
    ...loadedFromBundle,
    name,
    include,
    exclude,
    testTimeout: 3 * MINUTE,
    hookTimeout: 3 * MINUTE,
    // What a page shows comes when it comes, on a busy machine late.
    expect: { poll: { timeout: MINUTE / 4 } },
    // A browser on a busy machine may stumble. What passes the second time only is listed at the end.
    retry: 1,
    maxWorkers: 2,
    isolate: false,
    sequence: { groupOrder: 2 },
  },
});

const daily = [
  pure('unit', {
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/{web,respondent}/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: REST,
  }),
  pureServer(
    'unit-server',
    pureServerTests.filter((file) => !isRest(file)),
  ),
  api(
    'api',
    hasPostgres ? 'postgres' : 'embedded',
    apiTests.filter((file) => !isRest(file)),
  ),
  ...(hasPostgres ? [api('api-embedded', 'embedded', apiTests.filter(isOnBoth))] : []),
  { ...fromBundle, ...proof('proof', { include: ['proof/**/*.test.ts'], exclude: REST }) },
  // Pieces of the interface in a browser, without a hub.
  inBrowser('components', ['apps/e2e/ui/*.spec.ts'], REST),
  inBrowser('e2e', ['apps/e2e/*.spec.ts'], REST),
];

const rest = [
  pure('rest-unit', { include: ['scripts/**/*.rest.test.ts'] }),
  pureServer('rest-unit-server', pureServerTests.filter(isRest)),
  api(
    'rest-api-embedded',
    'embedded',
    hasPostgres ? apiTests.filter((file) => !isOnBoth(file)) : apiTests.filter(isRest),
  ),
  ...(hasPostgres ? [api('rest-api-postgres', 'postgres', apiTests.filter(isRest))] : []),
  {
    ...fromBundle,
    ...proof('rest-proof', { include: ['proof/**/*.rest.test.ts'], exclude: ['proof/people/**'] }),
  },
  // One of them replaces a module of the server, which then has to be loaded from its sources.
  proof('rest-proof-people', { include: ['proof/people/*.rest.test.ts'] }),
  proof('rest-proof-timed', {
    include: ['proof/**/*.timed.test.ts'],
    fileParallelism: false,
    execArgv: [],
    sequence: { groupOrder: 1 },
  }),
  inBrowser('rest-components', ['apps/e2e/ui/*.rest.spec.ts']),
  inBrowser('rest-e2e', ['apps/e2e/*.rest.spec.ts']),
];

export default defineConfig({
  test: {
    pool: 'forks',
    // The provider says this at every start on Node 20, where it works all the same.
    onConsoleLog: (text) => !text.includes('Unsupported runtime'),
    reporters: ['default', './scripts/troubles.mjs', './scripts/test-seconds.mjs'],
    globalSetup: ['apps/server/test/database-templates.ts', 'apps/e2e/shared-hub.ts'],
    projects: [...daily, ...rest],
  },
});
