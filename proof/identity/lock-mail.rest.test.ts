import { expect, test, vi } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { onOneDatabase } from './each-database.ts';
import { endDelays } from './kept-attempts.ts';
import { doors, WRONG } from './password-doors.ts';

const CONCURRENCY = 20;
const OWNER = 'practitioner@demo.test';
const NOBODY = 'nobody@demo.test';

onOneDatabase((hub) => {
  test('the owner of a locked account gets exactly one mail, and nobody gets one for an unknown email', async () => {
    for (const email of [OWNER, NOBODY]) {
      for (let attempt = 1; attempt < 10; attempt += 1) {
        await knock(hub(), email);
        await endDelays(hub());
      }
      // The tenth attempt competes with others, and some more follow while the account is locked.
      const statuses = await Promise.all(Array.from({ length: CONCURRENCY }, () => knock(hub(), email)));
      expect(statuses.filter((status) => status === 401).length).toBe(1);
      expect(await knock(hub(), email)).toBe(420);
    }

    await vi.waitFor(
      async () => expect([await jobs(hub()), await hub().mails()]).toEqual([0, [expect.anything()]]),
      {
        timeout: 20_000,
        interval: 100,
      },
    );
    expect(await hub().mails()).toMatchObject([
      { to: OWNER, subject: 'Sign-in to your Evaluation Hub account is locked for 15 minutes' },
    ]);
  });
});

/** The number of locks still to be processed, and of their mails still to be sent. */
async function jobs(hub: TestHub) {
  const { rowCount } = await hub.database.pool.query(
    "select from pgboss.job where name in ('mail', 'sign-in-locked')",
  );
  return rowCount;
}

async function knock(hub: TestHub, email: string): Promise<number | undefined> {
  return (await doors[0]?.knock(hub, email, WRONG))?.status;
}
