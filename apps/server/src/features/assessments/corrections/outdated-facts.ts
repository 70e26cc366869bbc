import type { OutdatedFact } from '@hub/contract/core/administrations/scores';
import type { Db } from '../../../db/database.ts';
import { type Facts, sexOf } from '../score-form.ts';

/** The facts of the client's record that a score uses, as they are now. */
export async function findFacts(db: Db, organizationId: string, clientId: string): Promise<Facts> {
  const { date_of_birth, gender_id } = await db
    .selectFrom('clients')
    .select(['date_of_birth', 'gender_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return { birthDate: date_of_birth, sex: sexOf(gender_id) };
}

/** The facts that have changed since a version was scored. */
export const outdatedFacts = (scored: Facts, now: Facts): OutdatedFact[] => [
  ...(scored.birthDate === now.birthDate ? [] : (['birth-date'] as const)),
  ...(scored.sex === now.sex ? [] : (['sex'] as const)),
];
