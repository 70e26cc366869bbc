import { createHmac, randomInt } from 'node:crypto';
import { isLicenseKey, licenseKeyCharacters, licenseKeyOf } from '@hub/contract/core/licenses/license-key';
import type { NewLicense } from '@hub/contract/core/licenses/licenses';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { grant } from './ledger/grant.ts';
import type { Clerk } from './ledger/move.ts';

const RANDOM_CHARACTERS = 19;

/** The stored hash of a key: enough to recognize it, and not to reveal it. */
const hashOf = (secret: Buffer, typed: string) =>
  createHmac('sha256', secret).update(licenseKeyCharacters(typed)).digest();

type MadeKey = { id: string; licenseKey: string };
type NewKey = Pick<NewLicense, 'productFeatureId' | 'quantity' | 'startsOn' | 'expiresOn' | 'reference'> & {
  activateUntil?: CalendarDay;
  /** The distributor's lot that the key is made from. */
  from?: { organizationId: string; lotId: string };
};

/** Makes a key, which is shown here and never again. */
export async function makeKey(db: Db, secret: Buffer, given: NewKey): Promise<MadeKey> {
  const licenseKey = licenseKeyOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(32)));
  return { id: await insertKey(db, secret, licenseKey, given), licenseKey };
}

export async function insertKey(db: Db, secret: Buffer, licenseKey: string, given: NewKey): Promise<string> {
  const { id } = await db
    .insertInto('license_keys')
    .values({
      key_hash: hashOf(secret, licenseKey),
      ending: licenseKey.slice(-5),
      feature_id: given.productFeatureId,
      quantity: given.quantity,
      starts_on: given.startsOn ?? null,
      expires_on: given.expiresOn ?? null,
      reference: given.reference ?? '',
      activate_until: given.activateUntil ?? given.expiresOn ?? null,
      organization_id: given.from?.organizationId ?? null,
      lot_id: given.from?.lotId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function requireWellTyped(typed: string): void {
  if (!isLicenseKey(typed)) throw new Problem('key-mistyped');
}

/** Turns a key into a lot in the caller's holding or in the pool. Returns the lot. */
export async function activateKey(
  db: Db,
  secret: Buffer,
  clerk: Clerk,
  typed: string,
  into: 'own' | 'pool',
): Promise<string> {
  const key = await db
    .selectFrom('license_keys')
    .selectAll()
    .where('key_hash', '=', hashOf(secret, typed))
    .forUpdate()
    .executeTakeFirst();
  if (!key || key.taken_back_at) throw new Problem('key-unknown');
  if (key.activated_at) throw new Problem('key-used');
  if (key.activate_until && key.activate_until < clerk.today) throw new Problem('key-expired');
  await db
    .updateTable('license_keys')
    .set({ activated_at: sql`now()`, activated_in: clerk.organizationId })
    .where('id', '=', key.id)
    .execute();
  return grant(db, clerk, {
    featureId: key.feature_id,
    quantity: key.quantity,
    source: 'key',
    expiresOn: key.expires_on,
    reference: key.reference,
    accountId: into === 'own' ? clerk.accountId : null,
    keyId: key.id,
    ...(key.starts_on && { startsOn: key.starts_on }),
  });
}
