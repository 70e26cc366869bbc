import { expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { onEachDatabase } from './each-database.ts';
import { forgetAttempts } from './kept-attempts.ts';
import { doors, WRONG } from './password-doors.ts';

const EACH = count(15, 100);
const TOLERANCE = 0.25;

onEachDatabase((hub) => {
  // Another program that wakes up in the middle can spoil a measurement, not three in a row.
  test(`a wrong password and an unknown email take the same time, by the median of ${EACH} each`, {
    retry: 2,
  }, async () => {
    const [known, unknown, skipped] = await medians(hub(), [
      'practitioner@demo.test',
      'practitionex@demo.test',
      // Refused for its form, before any password is looked at: what a forgotten hash would look like.
      'practitioner at demo.test',
    ]);
    printFigures(`Refusals on the ${hub().database.kind} database, medians of ${EACH}, in ms`, {
      'wrong password': known.toFixed(1),
      'unknown email': unknown.toFixed(1),
      'no hash': skipped.toFixed(1),
    });
    expect.soft(Math.abs(known / unknown - 1)).toBeLessThan(TOLERANCE);
    expect
      .soft(Math.abs(skipped / known - 1), 'the measurement sees a skipped hash')
      .toBeGreaterThan(TOLERANCE);
  });
});

/** In turn, so that whatever else the machine does meets all of them alike. */
async function medians(hub: TestHub, emails: [string, string, string]): Promise<[number, number, number]> {
  const [door] = doors;
  if (!door) throw new Error('there is no door');
  const times = emails.map((): number[] => []);
  for (let round = 0; round < EACH; round += 1) {
    await forgetAttempts(hub);
    for (const [index, email] of emails.entries()) {
      const start = performance.now();
      const { status } = await door.knock(hub, email, WRONG);
      times[index]?.push(performance.now() - start);
      expect(status).toBe(401);
    }
  }
  const [first = 0, second = 0, third = 0] = times.map(median);
  return [first, second, third];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
