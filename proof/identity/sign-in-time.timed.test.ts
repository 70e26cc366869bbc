import { forgotPassword } from '@hub/contract/auth/users/password';
import { expect, test } from 'vitest';
import { call } from '../../apps/server/test/call.ts';
import { measureUndisturbed } from '../../apps/server/test/stolen-time.ts';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { onOneDatabase } from './each-database.ts';
import { forgetAttempts } from './kept-attempts.ts';
import { doors, WRONG } from './password-doors.ts';

const EACH = count(15, 1000);
/** Attempts without a hash are cheap, and their limit is narrow. */
const EACH_FORGOTTEN = count(100, 1000);
/** A few measurements can only detect a quarter more, many detect milliseconds. */
const tolerated = (median: number) => count(median / 4, 5);

const KNOWN = 'practitioner@demo.test';
const UNKNOWN = 'practitionex@demo.test';
const WITHOUT = 'second@demo.test';
/** Refused for its format before any password is checked: this is what a forgotten hash would look like. */
const MALFORMED = 'practitioner at demo.test';

// Another program can spoil one measurement, but not three in a row.
const options = { retry: 2 };

onOneDatabase((hub) => {
  test(
    `a wrong password, an unknown email and an account without a password take the same time, by the median of ${EACH} each`,
    options,
    async () => {
      await takePasswordFrom(hub(), WITHOUT);
      const emails: [string, string, string, string] = [KNOWN, UNKNOWN, WITHOUT, MALFORMED];
      const [known, unknown, without, skipped] = await medians(EACH, emails, async (email) => {
        await forgetAttempts(hub());
        return timed(() => signIn(hub(), email), 401);
      });
      const figures = { known, unknown, 'no password': without, 'no hash': skipped };
      print(`Refusals on the ${hub().database.kind} database`, figures);
      expect.soft(Math.abs(known - unknown)).toBeLessThan(tolerated(known));
      expect.soft(Math.abs(known - without)).toBeLessThan(tolerated(known));
      expect
        .soft(Math.abs(skipped - known), 'the measurement sees a skipped hash')
        .toBeGreaterThan(tolerated(known));
    },
  );

  test(
    `a forgotten password of a known and of an unknown email takes the same time, by the median of ${EACH_FORGOTTEN} each`,
    options,
    async () => {
      const [known, unknown] = await medians(EACH_FORGOTTEN, [KNOWN, UNKNOWN], async (email) => {
        await hub().database.pool.query('delete from rate_counters');
        return timed(() => call(hub(), forgotPassword, { body: { email } }), 204);
      });
      print(`Forgotten passwords on the ${hub().database.kind} database`, { known, unknown });
      expect(Math.abs(known - unknown)).toBeLessThan(5);
    },
  );
});

/** Like a user who registered with another provider and has no password. */
const takePasswordFrom = (hub: TestHub, email: string) =>
  hub.database.system
    .deleteFrom('credentials')
    .where('user_id', '=', (user) => user.selectFrom('users').select('id').where('email', '=', email))
    .execute();

async function signIn(hub: TestHub, email: string) {
  const [door] = doors;
  if (!door) throw new Error('there is no door');
  return door.knock(hub, email, WRONG);
}

/**
 * In turn, each equally often after each other, so that other load on the machine affects all of them
 * equally.
 */
async function medians<Emails extends readonly string[]>(
  each: number,
  emails: [...Emails],
  measure: (email: string) => Promise<number>,
): Promise<{ [Index in keyof Emails]: number }> {
  const times = emails.map((): number[] => []);
  for (let round = 0; round < each; round += 1) {
    for (const turn of emails.keys()) {
      const index = (round + turn) % emails.length;
      times[index]?.push(await measureUndisturbed(() => measure(emails[index] ?? '')));
    }
  }
  return times.map(median) as { [Index in keyof Emails]: number };
}

async function timed(work: () => Promise<{ status: number }>, expected: number): Promise<number> {
  const start = performance.now();
  const { status } = await work();
  const passed = performance.now() - start;
  expect(status).toBe(expected);
  return passed;
}

function print(subject: string, figures: Record<string, number>) {
  const rounded = Object.entries(figures).map(([name, figure]) => [name, figure.toFixed(2)]);
  printFigures(`${subject}, medians in ms`, Object.fromEntries(rounded));
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
