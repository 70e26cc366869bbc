import { randomUUID } from 'node:crypto';
import { readConfig } from '@hub/server/config';
import { connect } from '@hub/server/db/connect';
import type { Database } from '@hub/server/db/database';
import { inSystemTransaction } from '@hub/server/db/transaction';
import pg from 'pg';
import { consumeOutside } from '../../apps/server/src/features/licenses/ledger/draw.ts';
import { grant } from '../../apps/server/src/features/licenses/ledger/grant.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { addFeatures } from '../../apps/server/test/ledger.ts';
import type { MeasuredHub } from '../lists/measured-hub.ts';

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 7;
const MANY = 1000;
const LEAST_RATIO = 0.5;

/** How many uses the callers together can take in a second. */
async function rateOf(work: (index: number) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const call = async (index: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await work(index + turn * CONNECTIONS);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => call(index)));
  return done / SECONDS;
}

const middle = (values: number[]) =>
  values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/**
 * Whether uses of one pool are taken at a good part of the rate of a bare loop that writes the same to three
 * tables.
 */
export async function judgeHotPool({ url, owner, today }: MeasuredHub): Promise<boolean> {
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: String(CONNECTIONS),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  });
  const database = await connect(config, createLogger('silent'));
  const bare = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    const clerk = { ...owner, today };
    const featureIds = await addFeatures(database.system, MANY + 1);
    for (const featureId of featureIds) {
      await inSystemTransaction(database, (db) =>
        grant(db, clerk, { featureId, quantity: 1_000_000, source: 'grant' }),
      );
    }
    await bare.query(`create table bare_lock (id int primary key);
      create table bare_holding (id int primary key, available int check (available >= 0), consumed int);
      create table bare_entry (id uuid primary key, at timestamptz default now(), holding_id int, quantity int);
      insert into bare_lock values (1); insert into bare_holding values (1, 100000000, 0)`);
    const take = (featureId: string) => takeFrom(database, clerk, featureId);
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bareRate = await rateOf(() => takeBare(bare));
      const rate = await rateOf(() => take(featureIds[0] ?? ''));
      // The first round only warms both up.
      if (round === 0) continue;
      ratios.push(rate / bareRate);
      console.log(
        `one hot pool: ${rate.toFixed(0)} uses a second, bare ${bareRate.toFixed(0)}, ratio ${(rate / bareRate).toFixed(2)}`,
      );
    }
    const many = await rateOf((index) => take(featureIds[1 + (index % MANY)] ?? ''));
    console.log(`${MANY} features at once: ${many.toFixed(0)} uses a second`);
    const ratio = middle(ratios);
    console.log(`the middle ratio: ${ratio.toFixed(2)}, at least ${LEAST_RATIO} is asked for`);
    return ratio >= LEAST_RATIO;
  } finally {
    await bare.end();
    await database.close();
  }
}

type Clerk = { organizationId: string; accountId: string; today: string };

async function takeFrom(database: Database, clerk: Clerk, featureId: string): Promise<void> {
  const use = { featureId, accountId: clerk.accountId, reason: '', idempotencyKey: randomUUID() };
  await inSystemTransaction(database, (db) => consumeOutside(db, clerk, use));
}

async function takeBare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'lock', text: 'select 1 from bare_lock where id = 1 for update' });
    await client.query({
      name: 'take',
      text: 'update bare_holding set available = available - 1, consumed = consumed + 1 where id = 1',
    });
    await client.query({
      name: 'note',
      text: 'insert into bare_entry (id, holding_id, quantity) values ($1, 1, 1)',
      values: [randomUUID()],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
