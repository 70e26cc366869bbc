import { describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { bundledProgram } from './bundled-program.ts';
import { crashRounds } from './crash-rounds.ts';
import { readTrail } from './kept-trail.ts';
import { type PrivatePostgres, query, startFilledPostgres } from './private-postgres.ts';
import { type ServerProcess, serverEnvironment } from './server-process.ts';

const ROUNDS = count(1, 50);
const FORGETFUL = new URL('./forgetful-server.ts', import.meta.url);

async function crashOnPostgres(rounds: number, prepare = async (_: PrivatePostgres) => {}) {
  const postgres = await startFilledPostgres();
  try {
    const url = await postgres.createDatabase('hub');
    const environment = await serverEnvironment({ DATABASE_URL: url });
    await prepare(postgres);
    const crash = async (server: ServerProcess) => {
      await Promise.all([server.kill(), postgres.crash()]);
    };
    const outcome = await crashRounds({ environment, crash, recover: postgres.start }, rounds);
    return { ...outcome, trail: await readTrail(environment, outcome.acknowledged) };
  } finally {
    await postgres.remove();
  }
}

async function crashEmbedded(rounds: number, command?: string[]) {
  const database = await copyTemplate();
  try {
    const environment = await serverEnvironment(database.environment);
    const crash = (server: ServerProcess) => server.kill();
    const place = { environment, crash, recover: async () => {}, ...(command && { command }) };
    const outcome = await crashRounds(place, rounds);
    return { ...outcome, trail: await readTrail(environment, outcome.acknowledged) };
  } finally {
    await database.remove();
  }
}

function print(
  where: string,
  { rounds, acknowledged, lost, trail }: Awaited<ReturnType<typeof crashEmbedded>>,
) {
  const signOuts = acknowledged.filter((write) => write.state === 'signed out').length;
  printFigures(`kill -9, ${where}`, {
    rounds,
    'acknowledged sign-ins': acknowledged.length,
    'acknowledged sign-outs': signOuts,
    lost: lost.length,
    'missing in the audit trail': trail.missing,
  });
}

describe.runIf(findPostgresBinaries())('kill -9 of the server and of PostgreSQL', TRIED_ONCE, () => {
  test('loses no acknowledged write, and the audit trail stays whole', async () => {
    const outcome = await crashOnPostgres(ROUNDS);
    print('PostgreSQL', outcome);
    expect(outcome.acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(outcome.lost).toEqual([]);
    expect(outcome.trail).toEqual({ missing: 0, sound: true });
  });

  test('would be seen to lose writes if PostgreSQL answered before they are on disk', async () => {
    const outcome = await crashOnPostgres(1, async (postgres) => {
      await query(postgres.url('postgres'), 'alter system set synchronous_commit = off');
      await postgres.stop();
      await postgres.start();
      postgres.pauseWalWriter();
    });
    print('PostgreSQL that answers too early', outcome);
    expect(outcome.lost.length).toBeGreaterThan(0);
    expect(outcome.trail.missing).toBeGreaterThan(0);
  });
});

describe('kill -9 of the server on the embedded database', TRIED_ONCE, () => {
  test('loses no acknowledged write, and the audit trail stays whole', async () => {
    const outcome = await crashEmbedded(ROUNDS);
    print('embedded', outcome);
    expect(outcome.acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(outcome.lost).toEqual([]);
    expect(outcome.trail).toEqual({ missing: 0, sound: true });
  });

  test('would be seen to lose writes if the database forgot some of what it says it has kept', async () => {
    const outcome = await crashEmbedded(1, [await bundledProgram(FORGETFUL)]);
    print('embedded that forgets', outcome);
    expect(outcome.lost.length).toBeGreaterThan(0);
    expect(outcome.trail.missing).toBeGreaterThan(0);
  });
});
