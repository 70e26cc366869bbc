import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { printFigures } from '../print-figures.ts';
import { crashRounds } from './crash-rounds.ts';
import { readTrail } from './kept-trail.ts';
import { type PrivatePostgres, startFilledPostgres } from './private-postgres.ts';
import { type ServerProcess, serverEnvironment } from './server-process.ts';

/** Kills the server and PostgreSQL at the same moment, so often, and compares what is left with what was acknowledged. */
export async function crashOnPostgres(rounds: number, prepare = async (_: PrivatePostgres) => {}) {
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

/** The same with a server on the embedded database. */
export async function crashEmbedded(rounds: number, command?: string[]) {
  const database = await copyTemplate('embedded');
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

export function printCrashes(
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
