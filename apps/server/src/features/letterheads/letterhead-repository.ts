import type { Signature } from '@hub/contract/auth/users/signature';
import type { Scope } from '../../db/request-scope.ts';

/** The organization's logo as a PNG in Base64; null where there is none. */
export async function findLogo({ db, organizationId }: Scope): Promise<string | null> {
  const row = await db
    .selectFrom('organization_logos')
    .select('png')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.png.toString('base64') ?? null;
}

export async function writeLogo({ db, organizationId }: Scope, png: Buffer): Promise<void> {
  const values = { png, changed_at: new Date() };
  await db
    .insertInto('organization_logos')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute();
}

export async function removeLogo({ db, organizationId }: Scope): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organization_logos')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The caller's signature. */
export async function findSignature({ db, userId }: Scope): Promise<Signature> {
  const row = await db
    .selectFrom('user_signatures')
    .select(['typed', 'png'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return row.png
    ? { kind: 'drawn', picture: row.png.toString('base64') }
    : { kind: 'typed', text: row.typed ?? '' };
}

export async function writeSignature(
  { db, userId }: Scope,
  signature: { typed: string; png: null } | { typed: null; png: Buffer },
): Promise<void> {
  const values = { ...signature, changed_at: new Date() };
  await db
    .insertInto('user_signatures')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function removeSignature({ db, userId }: Scope): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_signatures')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
