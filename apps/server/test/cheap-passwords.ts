import { hash } from '@node-rs/argon2';
import type { Db } from '../src/db/database.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-data.ts';

/** The minimum cost of argon2. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Checking a password is slow on purpose. Tests of other things make the demonstration's passwords cheap. */
export async function makePasswordsCheap(db: Db) {
  await db
    .updateTable('credentials')
    .set({ password_hash: await hash(DEMO_PASSWORD, COST) })
    .execute();
}
