import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { describe, expect, test } from 'vitest';
import { onOneDatabase } from './each-database.ts';
import { endDelays, forgetAttempts, stretchDelays } from './kept-attempts.ts';
import { type Answer, doors, WRONG } from './password-doors.ts';

// Of the same length, so that even the lengths of the answers must be equal.
const KNOWN = 'practitioner@demo.test';
const UNKNOWN = 'practitionex@demo.test';
const ATTEMPTS = 12;
const LOCKED_AT = 10;

onOneDatabase((hub) => {
  describe.each(doors)('at $name', ({ knock, tooSoon }) => {
    test(`each of ${ATTEMPTS} wrong passwords is answered as for an email that nobody has`, async () => {
      await forgetAttempts(hub());
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const known = await knock(hub(), KNOWN, WRONG);
        const unknown = await knock(hub(), UNKNOWN, WRONG);
        expect(comparable(known, KNOWN)).toEqual(comparable(unknown, UNKNOWN));
        statuses.push(known.status);
        await endDelays(hub());
      }
      const locked = ATTEMPTS - LOCKED_AT;
      expect(statuses).toEqual([...Array(LOCKED_AT).fill(401), ...Array(locked).fill(tooSoon)]);
    });

    test('an attempt that comes too soon is answered as for an email that nobody has', async () => {
      await forgetAttempts(hub());
      for (const email of [KNOWN, UNKNOWN]) {
        for (let attempt = 1; attempt <= 5; attempt += 1) await knock(hub(), email, WRONG);
      }
      await stretchDelays(hub());
      const known = await knock(hub(), KNOWN, WRONG);
      expect(known.status).toBe(tooSoon);
      expect(comparable(known, KNOWN)).toEqual(comparable(await knock(hub(), UNKNOWN, WRONG), UNKNOWN));
    });
  });

  test.each(doors)('the comparison tells a refusal for another reason apart, at $name', async ({ knock }) => {
    await forgetAttempts(hub());
    const email = 'deactivated@demo.test';
    const wrong = comparable(await knock(hub(), email, WRONG), email);
    expect(comparable(await knock(hub(), email, DEMO_PASSWORD), email)).not.toEqual(wrong);
    expect(comparable(await knock(hub(), email, WRONG), email)).toEqual(wrong);
  });
});

const NEVER_THE_SAME = ['date', 'x-request-id', 'retry-after', 'set-cookie'];

/**
 * An answer without the parts that differ between any two answers; seconds and minutes may differ as well.
 */
function comparable({ status, headers, body }: Answer, email: string) {
  const waits = headers.has('retry-after') ? Math.round(Number(headers.get('retry-after')) / 10) : null;
  return {
    status,
    waits,
    headers: Object.fromEntries([...headers].filter(([name]) => !NEVER_THE_SAME.includes(name))),
    cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
    body: body.replaceAll(email, 'EMAIL').replace(/interaction\/[\w-]+/, 'interaction/UID'),
  };
}
