import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { inParallel } from '../fuzz/in-parallel.ts';
import { printFigures } from '../print-figures.ts';
import { onOneDatabase } from './each-database.ts';
import { stretchDelays } from './kept-attempts.ts';
import { type Door, doors, letsIn } from './password-doors.ts';

const GUESSES = count(200, 10_000);
const MAX_LOOKED_AT = 100;
/** While guesses are delayed, even the right password is not checked. Checking it would end the delays. */
const RIGHT = GUESSES - 1;
const VISITS = 10;
const VICTIM = 'practitioner@demo.test';
const COLLEAGUES = ['second@demo.test', 'manager@demo.test', 'school@demo.test'];

onOneDatabase(
  (hub) => {
    test(`of ${GUESSES} guesses that claim to come from everywhere few are looked at, and nobody else is kept out`, async () => {
      const statuses = new Map<number, number>();
      const colleagues: boolean[] = [];
      await inParallel(
        Array.from({ length: GUESSES }, (_, number) => number),
        async (number) => {
          if (number === RIGHT) await stretchDelays(hub());
          const { status } = await doorOf(number).knock(hub(), spelling(number), guess(number), lies(number));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (number % (GUESSES / VISITS) === 0) colleagues.push(await visit(hub(), colleagues.length));
        },
      );
      const looked = statuses.get(401) ?? 0;
      printFigures(`Guesses on the ${hub().database.kind} database`, {
        sent: GUESSES,
        'looked at': looked,
        refused: (statuses.get(420) ?? 0) + (statuses.get(429) ?? 0),
        statuses: JSON.stringify(Object.fromEntries(statuses)),
        'sign-ins of others': `${colleagues.filter(Boolean).length} of ${colleagues.length}`,
      });
      expect([...statuses.keys()].sort()).toEqual([401, 420, 429]);
      expect(looked).toBeLessThanOrEqual(MAX_LOOKED_AT);
      expect(colleagues).toEqual(Array(VISITS).fill(true));
    });
  },
  { PASSWORD_ATTEMPTS_PER_ADDRESS: '300' },
);

function doorOf(number: number): Door {
  const door = doors[number % 5 === 4 ? 1 : 0];
  if (!door) throw new Error('there is no door');
  return door;
}

const guess = (number: number) => (number === RIGHT ? DEMO_PASSWORD : `Guess-Number-${number}`);

const spelling = (number: number) => (number % 2 ? VICTIM : VICTIM.toUpperCase());

function lies(number: number): Record<string, string> {
  const address = `203.0.${number % 256}.${(number >> 8) % 256}`;
  return {
    'x-forwarded-for': `${address}, 10.0.0.${number % 256}`,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
  };
}

async function visit(hub: TestHub, number: number): Promise<boolean> {
  const email = COLLEAGUES[number % COLLEAGUES.length] ?? '';
  return letsIn(await doorOf(number).knock(hub, email, DEMO_PASSWORD));
}
