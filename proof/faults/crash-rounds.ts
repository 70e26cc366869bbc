import { setTimeout as delay } from 'node:timers/promises';
import { type AcknowledgedWrite, findLost, writeUntilGone } from './acknowledged-writes.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const LEAST_WRITES = 10;

export type CrashSetup = {
  environment: Record<string, string>;
  /** Another program than the bundle. */
  command?: string[];
  crash: (server: ServerProcess) => Promise<void>;
  recover: () => Promise<void>;
};

/**
 * Rounds of writing and crashing on one database. Each round's writes are looked for right after its crash,
 * and all of them once more at the end.
 */
export async function crashRounds({ environment, command, crash, recover }: CrashSetup, rounds: number) {
  const writes: AcknowledgedWrite[] = [];
  const lost = new Set<AcknowledgedWrite>();
  const check = async (url: string, round?: number) => {
    const these = writes.filter((write) => round === undefined || write.round === round);
    for (const write of await findLost(url, these)) lost.add(write);
  };

  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(environment, command);
    await check(server.url, round - 1);
    const writing = writeUntilGone(server.url, round, writes);
    while (writes.filter((write) => write.round === round).length < LEAST_WRITES) await delay(5);
    await delay(crashMoment(round));
    await crash(server);
    await writing;
    await recover();
  }
  const server = await startServer(environment, command);
  await check(server.url, rounds);
  await check(server.url);
  await server.stop();

  const acknowledged = writes.filter((write) => write.state !== 'unanswered');
  return { rounds, acknowledged, lost: [...lost] };
}

/** Up to 0.9 s later, another moment in each round and the same ones in each run. */
const crashMoment = (round: number) => (round * 367) % 900;
