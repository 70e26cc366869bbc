import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { countAttempt } from '@hub/server/identity/password-attempts';
import { describe, expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { onEachDatabase } from './each-database.ts';
import { forgetAttempts } from './kept-attempts.ts';
import { doors, letsIn, WRONG } from './password-doors.ts';

const EMAIL = 'practitioner@demo.test';
const CONCURRENCY = 50;
const STORMS = count(3, 30);
const COUNTED_STORMS = count(20, 200);

onEachDatabase((hub) => {
  describe.each(doors)('at $name', ({ knock, tooSoon }) => {
    test(`of ${CONCURRENCY} wrong passwords at once only the first few are looked at, ${STORMS} times`, async () => {
      for (let storm = 0; storm < STORMS; storm += 1) {
        await forgetAttempts(hub());
        const { results, most } = await atOnce(CONCURRENCY, () => knock(hub(), EMAIL, WRONG));
        const looked = results.filter((answer) => answer.status === 401).length;
        expect(looked).toBeGreaterThanOrEqual(5);
        expect(looked).toBeLessThanOrEqual(most);
        expect(results.filter((answer) => answer.status === tooSoon).length).toBe(CONCURRENCY - looked);
      }
    });

    test(`four right passwords at once all get in, ${STORMS} times`, async () => {
      for (let storm = 0; storm < STORMS; storm += 1) {
        await forgetAttempts(hub());
        const { results } = await atOnce(4, () => knock(hub(), EMAIL, DEMO_PASSWORD));
        expect(results.map(letsIn)).toEqual([true, true, true, true]);
      }
    });
  });

  // Calls the check directly instead of over HTTP, so that the attempts meet in the database as closely as
  // possible.
  test(`of ${CONCURRENCY} attempts that are counted at once five go on, and of four all, ${COUNTED_STORMS} times`, async () => {
    for (let storm = 0; storm < COUNTED_STORMS; storm += 1) {
      const { results, most } = await atOnce(CONCURRENCY, () => goesOn(hub(), `storm ${storm}`));
      const wentOn = results.filter(Boolean).length;
      expect(wentOn).toBeGreaterThanOrEqual(5);
      expect(wentOn).toBeLessThanOrEqual(most);
      const { results: few } = await atOnce(4, () => goesOn(hub(), `breeze ${storm}`));
      expect(few).toEqual([true, true, true, true]);
    }
  });
});

/** Five go on at once; one more after 1 second, another after 2 more, 4 more, 8 more. */
async function atOnce<T>(times: number, work: () => Promise<T>): Promise<{ results: T[]; most: number }> {
  const start = performance.now();
  const results = await Promise.all(Array.from({ length: times }, work));
  const seconds = (performance.now() - start) / 1000;
  return { results, most: 5 + Math.floor(Math.log2(seconds + 1)) };
}

const goesOn = (hub: TestHub, subject: string): Promise<boolean> =>
  countAttempt(hub.database.system, Buffer.from(subject)).then(
    () => true,
    () => false,
  );
