import type { NewLicense } from '@hub/contract/core/licenses/licenses';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { grant } from './ledger/grant.ts';
import type { Clerk } from './ledger/move.ts';

/** Adds a license for the user who confirms this email. */
export async function addPending(db: Db, email: string, given: NewLicense): Promise<string> {
  const { id } = await db
    .insertInto('pending_licenses')
    .values({
      email_key: emailKey(email),
      feature_id: given.productFeatureId,
      quantity: given.quantity,
      starts_on: given.startsOn ?? null,
      expires_on: given.expiresOn ?? null,
      reference: given.reference ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns all licenses that wait for an email into lots, each once. Returns the lots. */
export async function activatePending(
  db: Db,
  clerk: Clerk,
  email: string,
  into: 'own' | 'pool',
): Promise<string[]> {
  const waiting = await db
    .selectFrom('pending_licenses')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('activated_at', 'is', null)
    // By feature, because locks are taken in ascending order.
    .orderBy('feature_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const lotIds: string[] = [];
  for (const { id, feature_id, quantity, starts_on, expires_on, reference } of waiting) {
    await db
      .updateTable('pending_licenses')
      .set({ activated_at: sql`now()`, activated_in: clerk.organizationId })
      .where('id', '=', id)
      .execute();
    const lotId = await grant(db, clerk, {
      featureId: feature_id,
      quantity,
      source: 'grant',
      expiresOn: expires_on,
      reference,
      accountId: into === 'own' ? clerk.accountId : null,
      ...(starts_on && { startsOn: starts_on }),
    });
    lotIds.push(lotId);
  }
  return lotIds;
}
