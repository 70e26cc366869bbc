import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { leaveStaleLock, startContenders } from './lock-contenders.ts';

const ROUNDS = count(100, 5000);
const CONTENDERS = 4;

let folder: string;
let contenders: Awaited<ReturnType<typeof startContenders>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-lock-'));
  contenders = await startContenders(CONTENDERS);
});
afterAll(() => {
  contenders.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function contendOften(prepare: (round: string) => void) {
  const tally: Record<string, number> = {};
  for (let round = 1; round <= ROUNDS; round += 1) {
    const place = join(folder, `round-${round}`);
    prepare(place);
    const outcomes = (await contenders.contend(place)).sort().join(', ');
    tally[outcomes] = (tally[outcomes] ?? 0) + 1;
    rmSync(place, { recursive: true });
  }
  return tally;
}

const ONE_HAS_IT = 'has it, refused, refused, refused';

test('of many that want a new folder at the same moment exactly one gets it', TRIED_ONCE, async () => {
  const tally = await contendOften(() => {});
  printFigures(`${CONTENDERS} at once on a new folder`, tally);
  expect(tally).toEqual({ [ONE_HAS_IT]: ROUNDS });
});

test(
  'of many that want the folder of a killed process at the same moment exactly one gets it',
  TRIED_ONCE,
  async () => {
    const stale = join(folder, 'stale');
    await leaveStaleLock(stale);
    const tally = await contendOften((place) => cpSync(stale, place, { recursive: true }));
    printFigures(`${CONTENDERS} at once on a stale lock`, tally);
    expect(tally).toEqual({ [ONE_HAS_IT]: ROUNDS });
  },
);
