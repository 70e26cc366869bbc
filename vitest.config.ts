import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { findPostgresBinaries } from './apps/server/test/postgres-binaries.ts';
import { QUICK_START } from './apps/server/test/quick-start.ts';

const MINUTE = 60_000;
const postgres = findPostgresBinaries();
if (!postgres) console.warn('PostgreSQL is not installed: the API tests run on the embedded database alone.');

const SERVER = 'apps/server/src';
const serverTests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `${SERVER}/${file}`);
// Without anything from the test folder, except documents, a test has no database, and need not run once for each kind.
const usesTestFolder = (file: string) =>
  /from '(\.\.\/)+test\/(?!documents\/)/.test(readFileSync(file, 'utf8'));

const api = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `api-${database}`,
    include: serverTests.filter(usesTestFolder),
    env: { TEST_DATABASE: database },
    execArgv: QUICK_START,
    // Far more than any takes, for a machine that is busy with other things.
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
    maxWorkers: 2,
    // Loading the server anew for each file would take longer than its tests.
    isolate: false,
  },
});

const TIMED = [
  'proof/faults/{database-away,second-start}.test.ts',
  'proof/identity/sign-in-{storm,time}.test.ts',
];

const isFull = process.env.PROOF === 'full';
const proof = (name: string, rest: object) => ({
  test: {
    name,
    include: ['proof/**/*.test.ts'],
    setupFiles: ['proof/leave-nothing-running.ts'],
    isolate: false,
    testTimeout: (isFull ? 60 : 10) * MINUTE,
    // They start servers and databases, which on a machine that stands still for a while takes that much longer.
    hookTimeout: 5 * MINUTE,
    // Such a machine also lets limits of time pass. What passes the second time only is listed at the end. Races and
    // kills have no such limits, and are tried once.
    retry: isFull ? 0 : 1,
    ...rest,
  },
});

const inBrowser = (name: string, rest: object) => ({
  test: {
    name,
    testTimeout: 3 * MINUTE,
    hookTimeout: 3 * MINUTE,
    // What a page shows comes when it comes, on a busy machine late.
    expect: { poll: { timeout: MINUTE / 4 } },
    // A browser on a busy machine may stumble. What passes the second time only is listed at the end.
    retry: 1,
    maxWorkers: 2,
    isolate: false,
    sequence: { groupOrder: 2 },
    ...rest,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    // The provider says this at every start on Node 20, where it works all the same.
    onConsoleLog: (text) => !text.includes('Unsupported runtime'),
    reporters: ['default', './scripts/troubles.mjs'],
    globalSetup: ['apps/server/test/database-templates.ts', 'apps/e2e/shared-hub.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/{web,respondent}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          maxWorkers: 2,
          isolate: false,
        },
      },
      // Apart from the contract's: the server loads zod's messages, which then hold for every file of a worker.
      {
        test: {
          name: 'unit-server',
          include: serverTests.filter((file) => !usesTestFolder(file)),
          execArgv: QUICK_START,
          maxWorkers: 2,
          isolate: false,
        },
      },
      api('embedded'),
      ...(postgres ? [api('postgres')] : []),
      proof('proof', { exclude: TIMED, maxWorkers: 2, execArgv: QUICK_START }),
      // They are timed: another test file beside them would blur what they measure.
      proof('proof-alone', {
        include: TIMED,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      // Pieces of the interface in a browser, without a hub.
      inBrowser('components', { include: ['apps/e2e/ui/*.spec.ts'] }),
      inBrowser('e2e', { include: ['apps/e2e/*.spec.ts'] }),
    ],
  },
});
