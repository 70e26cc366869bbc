import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { crashEmbedded, crashOnPostgres, printCrashes } from './kill-nine.ts';

const ROUNDS = count(1, 50);
const [where, crash] = findPostgresBinaries()
  ? (['PostgreSQL', crashOnPostgres] as const)
  : (['embedded', crashEmbedded] as const);

test(
  `kill -9 on ${where} loses no acknowledged write, and the audit trail stays whole`,
  TRIED_ONCE,
  async () => {
    const outcome = await crash(ROUNDS);
    printCrashes(where, outcome);
    expect(outcome.acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(outcome.lost).toEqual([]);
    expect(outcome.trail).toEqual({ missing: 0, sound: true });
  },
);
