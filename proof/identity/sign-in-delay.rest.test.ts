import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { describe, expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { onOneDatabase } from './each-database.ts';
import {
  delayInSeconds,
  endDelays,
  forgetAttempts,
  passFifteenMinutes,
  stretchDelays,
} from './kept-attempts.ts';
import { type Door, doors, letsIn, WRONG } from './password-doors.ts';

const EMAIL = 'practitioner@demo.test';
const DELAYS = [0, 0, 0, 0, 1, 2, 4, 8, 16, 15 * 60];

onOneDatabase((hub) => {
  describe.each(doors)('at $name', (door) => {
    test.each([EMAIL, 'nobody@demo.test'])(
      'the delay grows from the fifth wrong password of %s',
      async (email) => {
        await forgetAttempts(hub());
        const delays: number[] = [];
        while (delays.length < DELAYS.length) {
          expect((await door.knock(hub(), email, WRONG)).status).toBe(401);
          delays.push(await delayInSeconds(hub()));
          await endDelays(hub());
        }
        expect(delays).toEqual(DELAYS);
      },
    );

    test('during a delay even the right password is refused, and the attempt does not count', async () => {
      await forgetAttempts(hub());
      await typeWrong(hub(), door, 5);
      await stretchDelays(hub());
      const answer = await door.knock(hub(), EMAIL, DEMO_PASSWORD);
      expect(answer.status).toBe(door.tooSoon);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
      await endDelays(hub());
      expect(letsIn(await door.knock(hub(), EMAIL, DEMO_PASSWORD))).toBe(true);
    });

    test('the tenth wrong password locks the right one out for 15 minutes', async () => {
      await forgetAttempts(hub());
      await typeWrong(hub(), door, 10);
      const answer = await door.knock(hub(), EMAIL, DEMO_PASSWORD);
      expect(answer.status).toBe(door.tooSoon);
      expect(answer.body).toContain('Sign-in is locked for 15 minutes');
      await passFifteenMinutes(hub());
      expect(letsIn(await door.knock(hub(), EMAIL, DEMO_PASSWORD))).toBe(true);
    });

    test('the right password forgets the wrong ones before it', async () => {
      await forgetAttempts(hub());
      for (let round = 0; round < 3; round += 1) {
        await typeWrong(hub(), door, 4);
        expect(letsIn(await door.knock(hub(), EMAIL, DEMO_PASSWORD))).toBe(true);
      }
    });

    test('wrong passwords at the one door delay the other', async () => {
      await forgetAttempts(hub());
      await typeWrong(hub(), door, 5);
      await stretchDelays(hub());
      const other = doors.find((candidate) => candidate.name !== door.name);
      const answer = await other?.knock(hub(), EMAIL.toUpperCase(), DEMO_PASSWORD);
      expect(answer?.status).toBe(other?.tooSoon);
    });
  });
});

async function typeWrong(hub: TestHub, door: Door, times: number): Promise<void> {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    await endDelays(hub);
    expect((await door.knock(hub, EMAIL, WRONG)).status).toBe(401);
  }
}
