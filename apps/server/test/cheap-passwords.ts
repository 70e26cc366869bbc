import { hash } from '@node-rs/argon2';
import type { Db } from '../src/db/database.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-data.ts';

/** The least that argon2 does. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** To check a password is costly on purpose. Where that is not what is tested, the demonstration's are cheap. */
export async function makePasswordsCheap(db: Db) {
  await db
    .updateTable('credentials')
    .set({ password_hash: await hash(DEMO_PASSWORD, COST) })
    .execute();
}
