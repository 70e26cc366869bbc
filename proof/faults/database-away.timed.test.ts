import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { callReadProfile, callSignIn, callToken, statusOf, tokensOf } from './calls.ts';
import { startHealthProbe } from './health-probe.ts';
import { type Answer, startLoad } from './load.ts';
import { type PrivatePostgres, startFilledPostgres } from './private-postgres.ts';
import { type ServerProcess, serverEnvironment, startServer } from './server-process.ts';

const AWAY_SECONDS = count(3, 10);
const BACK_WITHIN_MS = 10_000;
const HEALTHY_WITHIN_MS = 100;

describe.runIf(findPostgresBinaries())('while PostgreSQL is away', () => {
  let postgres: PrivatePostgres;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startFilledPostgres();
    const url = await postgres.createDatabase('hub');
    server = await startServer(await serverEnvironment({ DATABASE_URL: url }));
  });
  afterAll(async () => {
    await server.kill();
    await postgres.remove();
  });

  test('stopped: every call says so, the process stays alive, and the service comes back by itself', () =>
    proveOutage('stopped', () => postgres.stop()));

  test('killed: every call says so, the process stays alive, and the service comes back by itself', () =>
    proveOutage('killed', () => postgres.crash()));

  async function proveOutage(how: string, takeAway: () => Promise<void>) {
    const load = await startLoad(server.url);
    await delay(1000);
    const before = load.answers.length;
    const probe = startHealthProbe(server);
    await takeAway();
    const awayFrom = performance.now();
    await delay(AWAY_SECONDS * 1000 - 500);
    expect(server.complaints()).toEqual([]);
    expect(await statusOf(fetch(`${server.url}/readyz`))).toBe(503);
    const tokenAnswer = await callToken(server.url, 'unknown');
    await probe.stop();
    const awayUntil = performance.now();

    await postgres.start();
    const returnedAt = performance.now();
    const backAfter = await msUntilBack(server.url, returnedAt);
    await delay(500);
    await load.stop();

    const during = load.answers.filter(
      ({ sentAt, answeredAt }) => sentAt >= awayFrom && answeredAt <= awayUntil,
    );
    const slowest = Math.max(...probe.beats.map((beat) => beat.ownMs));
    printFigures(`PostgreSQL ${how} for ${AWAY_SECONDS} s`, {
      'answers before': before,
      'answers while away': during.length,
      'slowest answer while away (ms)': Math.round(Math.max(...during.map((a) => a.answeredAt - a.sentAt))),
      'health checks': probe.beats.length,
      'slowest health check (ms)': Math.round(slowest),
      'the same with what other programs took (ms)': Math.round(
        Math.max(...probe.beats.map((beat) => beat.ms)),
      ),
      'back after (ms)': Math.round(backAfter),
      'sessions lost to a renewal cut in half': load.cutRenewals(),
    });

    expect(new Set(load.answers.slice(0, before).map((answer) => answer.status))).toEqual(new Set([200]));
    for (const call of ['read', 'sign in', 'renew']) {
      const ofThisCall = during.filter((answer) => answer.call === call);
      expect(ofThisCall.length, call).toBeGreaterThan(0);
      expect(
        ofThisCall.filter((answer) => !saysAway(answer)),
        call,
      ).toEqual([]);
    }
    // Calls during the stop or the start get either the answer or the usual refusal.
    expect(load.answers.filter((answer) => answer.status !== 200 && !saysAway(answer))).toEqual([]);
    expect(tokenAnswer.status).toBe(503);
    expect(tokenAnswer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(new Set(probe.beats.map((beat) => beat.status))).toEqual(new Set([200]));
    expect(slowest).toBeLessThan(HEALTHY_WITHIN_MS);
    expect(backAfter).toBeLessThan(BACK_WITHIN_MS);
    // Only one person renews here, so at most one session can be between its old and its new token.
    expect(load.cutRenewals()).toBeLessThanOrEqual(1);
    expect(server.exitCode()).toBeUndefined();
  }
});

/** The identity provider words its refusals differently. */
const saysAway = ({ call, status, retryAfter, type, body }: Answer) =>
  status === 503 &&
  /^\d+$/.test(retryAfter ?? '') &&
  (call === 'renew' ||
    (type === 'application/problem+json' && (body as { code?: string }).code === 'database-away'));

/** Returns how long after the database's return every kind of call works again. */
async function msUntilBack(url: string, since: number): Promise<number> {
  for (;;) {
    const statuses = await Promise.all([
      statusOf(fetch(`${url}/readyz`)),
      statusOf(callSignIn(url, 'practitioner@demo.test')),
    ]);
    if (statuses.every((status) => status === 200)) break;
    if (performance.now() - since > 2 * BACK_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await delay(50);
  }
  const { access_token } = await tokensOf(url, 'practitioner@demo.test');
  if ((await statusOf(callReadProfile(url, access_token))) !== 200) return Number.POSITIVE_INFINITY;
  return performance.now() - since;
}
