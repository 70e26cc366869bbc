import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { Leftover } from '../jobs/clean-up.ts';
import { seal, unseal } from '../security/seal.ts';

export const signingKeyLeftover: Leftover = { table: 'signing_keys', column: 'retires_at', after: '1 day' };

export const SIGNING_ALGORITHM = 'ES256';
/** A new key is published this long before it signs, so that every client finds the key of a token. */
const PUBLISHED_BEFORE_SIGNING = '10 minutes';
/** An old key stays published until the last token that it signed has expired. */
const PUBLISHED_AFTER_SIGNING = '45 minutes';
const LOCK = 7_214_300_102;

export type SigningKeys = {
  /** Changes with the signing key or the set of published keys. */
  version: string;
  /** All published keys with their private parts; the signing key comes first. */
  privateJwks: JWK[];
  publicJwks: JWK[];
};

/** The keys to use now. */
export async function loadSigningKeys(db: Db, sealingKey: Buffer): Promise<SigningKeys> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk', 'sealed_private_jwk'])
    .where((where) => where.or([where('retires_at', 'is', null), where('retires_at', '>', sql<Date>`now()`)]))
    .orderBy(sql`signs_from <= now()`, 'desc')
    .orderBy('signs_from', 'desc')
    .orderBy('kid')
    .execute();
  return {
    version: rows.map((row) => row.kid).join(' '),
    privateJwks: rows.map((row) => unseal<JWK>(sealingKey, row.kid, row.sealed_private_jwk)),
    publicJwks: rows.map((row) => row.public_jwk as JWK),
  };
}

/** Creates the first key, once, even if several instances start together. */
export async function ensureSigningKey(database: Database, sealingKey: Buffer): Promise<void> {
  const key = await makeKey(sealingKey);
  await inSystemTransaction(database, async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const existing = await db.selectFrom('signing_keys').select('kid').limit(1).executeTakeFirst();
    if (!existing)
      await db
        .insertInto('signing_keys')
        .values({ ...key, signs_from: sql`now()` })
        .execute();
  });
}

/** Creates a key that signs after a while, and retires the others when their tokens have expired. */
export async function rotateSigningKeys(database: Database, sealingKey: Buffer): Promise<string> {
  const key = await makeKey(sealingKey);
  const signsFrom = sql<Date>`now() + ${PUBLISHED_BEFORE_SIGNING}::interval`;
  await inSystemTransaction(database, async (db) => {
    await db
      .updateTable('signing_keys')
      .set({ retires_at: sql`${signsFrom} + ${PUBLISHED_AFTER_SIGNING}::interval` })
      .where('retires_at', 'is', null)
      .execute();
    await db
      .insertInto('signing_keys')
      .values({ ...key, signs_from: signsFrom })
      .execute();
  });
  return key.kid;
}

async function makeKey(sealingKey: Buffer) {
  const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = crypto.randomUUID();
  const names = { kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  return {
    kid,
    public_jwk: JSON.stringify({ ...(await exportJWK(publicKey)), ...names }),
    sealed_private_jwk: seal(sealingKey, kid, { ...(await exportJWK(privateKey)), ...names }),
  };
}
