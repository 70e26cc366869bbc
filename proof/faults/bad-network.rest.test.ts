import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { startBadNetwork } from './bad-network.ts';
import { callReadProfile, statusOf, tokensOf } from './calls.ts';
import { startHealthProbe } from './health-probe.ts';
import { startLoad } from './load.ts';
import { type PrivatePostgres, startFilledPostgres } from './private-postgres.ts';
import { type ServerProcess, serverEnvironment, startServer } from './server-process.ts';

const BAD_SECONDS = count(3, 30);
/** The 12 seconds in which a connection must answer, 8 to get another one, and some for a busy machine. */
const ANSWERED_WITHIN_MS = 30_000;
const BACK_WITHIN_MS = 30_000;

describe.runIf(findPostgresBinaries())('while the network to PostgreSQL is bad', () => {
  let postgres: PrivatePostgres;
  let network: Awaited<ReturnType<typeof startBadNetwork>>;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startFilledPostgres();
    network = await startBadNetwork(await postgres.createDatabase('hub'));
    server = await startServer(await serverEnvironment({ DATABASE_URL: network.url }));
  });
  afterAll(async () => {
    await server.kill();
    network.close();
    await postgres.remove();
  });

  test.each([
    { how: 'swallows', begin: () => network.swallow(), end: () => network.heal() },
    { how: 'resets', begin: () => network.reset(), end: () => {} },
    { how: 'is frozen', begin: () => postgres.freeze(), end: () => postgres.thaw() },
  ])(
    '$how: no call hangs, the process stays healthy, and the service comes back by itself',
    async (fault) => {
      const { access_token: token } = await tokensOf(server.url, 'practitioner@demo.test');
      const load = await startLoad(server.url);
      await delay(1000);
      const before = load.answers.length;
      const probe = startHealthProbe(server);
      fault.begin();
      await delay(BAD_SECONDS * 1000);
      fault.end();
      const healedAt = performance.now();
      while ((await statusOf(callReadProfile(server.url, token))) !== 200) await delay(100);
      const backAfter = performance.now() - healedAt;
      await load.stop();
      await probe.stop();

      const answers = load.answers.slice(before);
      const slowest = Math.max(...answers.map(({ sentAt, answeredAt }) => answeredAt - sentAt));
      printFigures(`the network ${fault.how} for ${BAD_SECONDS} s`, {
        answers: answers.length,
        refused: answers.filter(({ status }) => status === 503).length,
        'slowest answer (ms)': Math.round(slowest),
        'back after (ms)': Math.round(backAfter),
      });
      // 400 is the answer to a renewal whose first answer was lost.
      expect(answers.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
      expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);
      expect(backAfter).toBeLessThan(BACK_WITHIN_MS);
      expect(probe.beats.length).toBeGreaterThan(0);
      expect(server.complaints()).toEqual([]);
      expect(server.exitCode()).toBeUndefined();
    },
  );
});
