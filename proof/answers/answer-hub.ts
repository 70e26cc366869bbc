import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { isDatabaseAway } from '../../apps/server/src/db/database-away.ts';
import { inSystemTransaction } from '../../apps/server/src/db/transaction.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import { type GivenForm, giveForm } from '../../apps/server/test/given-form.ts';
import { findDemoAccount } from '../../apps/server/test/ledger.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';
import { startFilledPostgres } from '../faults/private-postgres.ts';
import { type ServerProcess, serverEnvironment, startServer } from '../faults/server-process.ts';

export type AnswerHub = Awaited<ReturnType<typeof startAnswerHub>>;

/** Two instances of the hub on one PostgreSQL, which can be killed and restarted, and forms to answer. */
export async function startAnswerHub() {
  const postgres = await startFilledPostgres({ autovacuum: 'on', autovacuum_naptime: '5s' });
  const url = await postgres.createDatabase('answers');
  const config = readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '4', ENCRYPTION_KEY: TEST_KEY });
  const database = await connect(config, createLogger('silent'));
  const secrets = loadSecrets(config);
  const account = await findDemoAccount(database.system);

  const shared = { DATABASE_URL: url, PUBLIC_URL: 'http://localhost:8080', TRUSTED_PROXIES: 'loopback' };
  const environments = [await serverEnvironment(shared), await serverEnvironment(shared)];
  const instances: ServerProcess[] = [];
  for (const environment of environments) instances.push(await startServer(environment));

  // Form numbers must follow each other, so the forms are given one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const give = (wanted: Parameters<typeof giveForm>[3] = {}): Promise<GivenForm> => {
    const given = last.then(() =>
      untilThere(database, (db) => giveForm(db, secrets.formLinks, account, wanted)),
    );
    last = given.catch(() => undefined);
    return given;
  };

  return {
    url,
    postgres,
    database,
    give,
    urlOf: (index: number) => instances[index % instances.length]?.url ?? '',
    /** Kills it as a crash would, and starts it again. */
    async kill(index: number) {
      await instances[index]?.kill();
      instances[index] = await startServer(environments[index] ?? {});
    },
    async restartDatabase() {
      await postgres.crash();
      await postgres.start();
    },
    async close() {
      await Promise.all(instances.map((instance) => instance.kill()));
      await database.close();
      await postgres.remove();
    },
  };
}

type Work<T> = Parameters<typeof inSystemTransaction<T>>[1];

/** Tries again while the database is away. */
async function untilThere<T>(database: Database, work: Work<T>): Promise<T> {
  for (;;) {
    try {
      return await inSystemTransaction(database, work);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await delay(50);
    }
  }
}
