import { asSystem } from '../db/as-system.ts';
import type { Scope } from '../db/request-scope.ts';
import { findSettings } from './organization-repository.ts';

/** Countries that use US Letter; all others use A4. */
const LETTER = ['United States', 'Canada', 'Mexico', 'Philippines', 'Chile', 'Colombia', 'Venezuela'];

export const paperOf = (country: string | null): 'letter' | 'a4' =>
  LETTER.includes(country ?? 'United States') ? 'letter' : 'a4';

/** The paper size of the caller's organization. */
export const findPaper = ({ db, organizationId }: Scope) =>
  asSystem(db, async (system) => paperOf((await findSettings(system, organizationId)).country));
