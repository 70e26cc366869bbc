import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { SealBroken, seal, unseal } from '../../security/seal.ts';
import type { FormLinkKeys } from '../../security/secrets.ts';
import { endCodes } from './codes/end-codes.ts';

type Form = { organizationId: string; administrationId: string };

const SECRET_BYTES = 24;

const placeOf = (administrationId: string) => `form link ${administrationId}`;

/** The hash by which a link is recognized. */
export const hashSecret = ({ hash }: FormLinkKeys, secret: string): Buffer =>
  createHmac('sha256', hash).update(secret).digest();

/** The part after the # reaches no log and no other site. */
export const addressOf = (publicUrl: URL, administrationId: string, secret: string): string =>
  new URL(`/assessment/${administrationId}#${secret}`, publicUrl).href;

/** A new link to a form. The former one becomes invalid. */
export async function createLink(
  db: Db,
  keys: FormLinkKeys,
  { organizationId, administrationId }: Form,
): Promise<string> {
  await retireLink(db, { organizationId, administrationId });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db
    .insertInto('form_links')
    .values({
      organization_id: organizationId,
      administration_id: administrationId,
      secret_hash: hashSecret(keys, secret),
      sealed_secret: seal(keys.seal, placeOf(administrationId), secret),
    })
    .execute();
  return secret;
}

/** Invalidates the link. Its holder learns no more than that. */
export async function retireLink(db: Db, { organizationId, administrationId }: Form): Promise<void> {
  await db
    .updateTable('form_links')
    .set({ ended_at: sql`now()`, sealed_secret: null })
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The secret of the current link; nothing when there is none or the form is over. */
export async function linkOf(
  db: Db,
  keys: FormLinkKeys,
  { organizationId, administrationId }: Form,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('form_links')
    .select('sealed_secret')
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!link?.sealed_secret) return undefined;
  try {
    return unseal<string>(keys.seal, placeOf(administrationId), link.sealed_secret);
  } catch (error) {
    // After a change of ENCRYPTION_KEY the link itself no longer works.
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/**
 * Ends the links of a form that is over: the secret cannot be copied again and no device has the form open. The hash
 * stays, so that the holder of the link can be told what happened.
 */
export async function endLinks(db: Db, form: Form): Promise<void> {
  await db
    .updateTable('form_links')
    .set({ sealed_secret: null })
    .where('organization_id', '=', form.organizationId)
    .where('administration_id', '=', form.administrationId)
    .where('sealed_secret', 'is not', null)
    .execute();
  await closeOnDevices(db, form);
}

/** Closes the form on all devices and ends its codes. Opening it again takes the link. */
export async function closeOnDevices(db: Db, { organizationId, administrationId }: Form): Promise<void> {
  await endCodes(db, { organizationId, administrationId });
  await db
    .updateTable('form_sessions')
    .set({ ended_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .execute();
}
