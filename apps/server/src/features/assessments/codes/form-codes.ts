import { createHmac, randomInt } from 'node:crypto';
import { CODE_CHARACTERS, CODE_HOURS, CODE_LENGTH, readCode } from '@hub/contract/core/assessment/form-code';
import { sql } from 'kysely';
import { asSystem } from '../../../db/as-system.ts';
import type { Db } from '../../../db/database.ts';
import type { Leftover } from '../../../jobs/clean-up.ts';
import type { FormLinkKeys } from '../../../security/secrets.ts';
import { lockForm } from '../lock-form.ts';
import { endCodes } from './end-codes.ts';

type Form = { organizationId: string; administrationId: string };

export const formCodeLeftover: Leftover = { table: 'form_codes', column: 'expires_at', after: '0 seconds' };

/** The hash needs a key, because all short codes could be tried against a plain hash. */
const hashCode = ({ code: key }: FormLinkKeys, typed: string): Buffer =>
  createHmac('sha256', key).update(readCode(typed)).digest();

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** A new code for a form. The former one becomes invalid. */
export async function createCode(
  db: Db,
  keys: FormLinkKeys,
  form: Form,
): Promise<{ code: string; expiresAt: Date }> {
  await endCodes(db, form);
  const code = newCode();
  // As the system: the caller may not see whether anybody else has this code.
  const made = await asSystem(db, (system) =>
    system
      .insertInto('form_codes')
      .values({
        organization_id: form.organizationId,
        administration_id: form.administrationId,
        code_hash: hashCode(keys, code),
        expires_at: sql<Date>`now() + make_interval(hours => ${CODE_HOURS})`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('expires_at as expiresAt')
      .executeTakeFirst(),
  );
  return made ? { code, ...made } : createCode(db, keys, form);
}

/** The form of a code, which is used up. The caller cannot tell a wrong code from a used or expired one. */
export async function useCode(db: Db, keys: FormLinkKeys, typed: string): Promise<Form | undefined> {
  const codeHash = hashCode(keys, typed);
  const form = await db
    .selectFrom('form_codes')
    .select(['organization_id as organizationId', 'administration_id as administrationId'])
    .where('code_hash', '=', codeHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!form) return undefined;
  // Before locking the code, since ending a form takes these locks first, too.
  await lockForm(db, form);
  const { numUpdatedRows } = await db
    .updateTable('form_codes')
    .set({ ended_at: sql`now()` })
    .where('code_hash', '=', codeHash)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows ? form : undefined;
}
