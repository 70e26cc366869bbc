import { idOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import type { Product } from '@hub/contract/core/products/product';
import type { QualificationLevel } from '@hub/contract/core/products/qualification';
import type { Scope } from '../../db/request-scope.ts';

/** The training of a user, from their profile. */
export type Training = { highestDegreeId: number | null; licensed: boolean };

const graduate = [idOf(degrees, 'Doctoral'), idOf(degrees, "Master's")];
const undergraduate = [...graduate, idOf(degrees, "Bachelor's")];

const reasons = {
  B: "This product asks for a bachelor's degree or more, or for a professional license. Your profile has neither.",
  C: "This product asks for a master's or doctoral degree, or for a professional license. Your profile has neither.",
} as const;

/** The levels build on each other: a license that opens level C opens level B as well. */
export function qualificationOf(level: QualificationLevel, training: Training): Product['qualification'] {
  const isMet = level === 'A' || training.licensed || hasDegree(level, training.highestDegreeId);
  return isMet ? { level, isMet } : { level, isMet, reason: reasons[level] };
}

const hasDegree = (level: keyof typeof reasons, degreeId: number | null) =>
  degreeId !== null && (level === 'C' ? graduate : undergraduate).includes(degreeId);

export async function findTraining({ db, userId }: Scope): Promise<Training> {
  return db
    .selectFrom('users')
    .select(['highest_degree_id as highestDegreeId', 'licensed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
