import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { endSessions, findGrantOfSession } from '../accounts/session-repository.ts';
import type { Db } from '../db/database.ts';
import type { Leftover } from '../jobs/clean-up.ts';
import { seal, unseal } from '../security/seal.ts';

export const providerLeftover: Leftover = {
  table: 'provider_records',
  column: 'expires_at',
  after: '1 hour',
};

/**
 * Stores the provider's records in our database. An id can be a bearer secret (a refresh token, a cookie), so only its
 * hash is stored; the payload, which repeats it, is encrypted.
 */
export function createProviderStore(db: Db, sealingKey: Buffer) {
  return class ProviderStore implements Adapter {
    readonly model: string;

    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const key = hashed(id);
      const values = {
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        sealed_payload: seal(sealingKey, this.placeOf(key), payload),
        expires_at: expiresIn ? sql<Date>`now() + make_interval(secs => ${expiresIn})` : null,
      };
      await db
        .insertInto('provider_records')
        .values({ model: this.model, id: key, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return this.open(await this.records().where('id', '=', hashed(id)).executeTakeFirst());
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.open(await this.records().where('uid', '=', uid).executeTakeFirst());
    }

    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    /** Of several parallel uses one succeeds; a second use ends the session that the first one got. */
    async consume(id: string): Promise<void> {
      const record = await db
        .updateTable('provider_records')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', this.model)
        .where('id', '=', hashed(id))
        .where('consumed_at', 'is', null)
        .returning('grant_id')
        .executeTakeFirst();
      if (record) return;
      const payload = await this.find(id);
      if (payload?.grantId) await revokeGrant(db, payload.grantId);
      throw new errors.InvalidGrant('already used');
    }

    async destroy(id: string): Promise<void> {
      await db
        .deleteFrom('provider_records')
        .where('model', '=', this.model)
        .where('id', '=', hashed(id))
        .execute();
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      // The provider revokes each kind of token in turn; we revoke all with the refresh token.
      if (this.model === 'RefreshToken') await revokeGrant(db, grantId);
    }

    private records() {
      return db
        .selectFrom('provider_records')
        .select(['id', 'sealed_payload', 'consumed_at'])
        .where('model', '=', this.model)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]),
        );
    }

    private open(record?: { id: Buffer; sealed_payload: Buffer; consumed_at: Date | null }) {
      if (!record) return undefined;
      const payload = unseal<AdapterPayload>(sealingKey, this.placeOf(record.id), record.sealed_payload);
      return record.consumed_at ? { ...payload, consumed: true } : payload;
    }

    private placeOf(key: Buffer) {
      return `${this.model} ${key.toString('hex')}`;
    }
  };
}

/** Ends everything that came from one sign-in: codes, refresh tokens, and the session behind the access tokens. */
export async function revokeGrant(db: Db, grantId: string): Promise<void> {
  await endSessions(db, { grantId });
  await db.deleteFrom('provider_records').where('grant_id', '=', grantId).execute();
}

/** The same for the sign-in of a session. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  const grantId = await findGrantOfSession(db, sessionId);
  if (grantId) await revokeGrant(db, grantId);
}

const hashed = (id: string) => createHash('sha256').update(id).digest();
