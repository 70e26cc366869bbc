import { describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { bundledProgram } from './bundled-program.ts';
import { crashEmbedded, crashOnPostgres, printCrashes } from './kill-nine.ts';
import { query } from './private-postgres.ts';

const ROUNDS = count(1, 50);
const FORGETFUL = new URL('./forgetful-server.ts', import.meta.url);

describe.runIf(findPostgresBinaries())('kill -9 of the server and of PostgreSQL', TRIED_ONCE, () => {
  test('would be seen to lose writes if PostgreSQL answered before they are on disk', async () => {
    const outcome = await crashOnPostgres(1, async (postgres) => {
      await query(postgres.url('postgres'), 'alter system set synchronous_commit = off');
      await postgres.stop();
      await postgres.start();
      postgres.pauseWalWriter();
    });
    printCrashes('PostgreSQL that answers too early', outcome);
    expect(outcome.lost.length).toBeGreaterThan(0);
    expect(outcome.trail.missing).toBeGreaterThan(0);
  });
});

describe('kill -9 of the server on the embedded database', TRIED_ONCE, () => {
  test('loses no acknowledged write, and the audit trail stays whole', async () => {
    const outcome = await crashEmbedded(ROUNDS);
    printCrashes('embedded', outcome);
    expect(outcome.acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(outcome.lost).toEqual([]);
    expect(outcome.trail).toEqual({ missing: 0, sound: true });
  });

  test('would be seen to lose writes if the database forgot some of what it says it has kept', async () => {
    const outcome = await crashEmbedded(1, [await bundledProgram(FORGETFUL)]);
    printCrashes('embedded that forgets', outcome);
    expect(outcome.lost.length).toBeGreaterThan(0);
    expect(outcome.trail.missing).toBeGreaterThan(0);
  });
});
