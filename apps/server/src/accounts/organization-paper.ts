import { asSystem } from '../db/as-system.ts';
import type { Scope } from '../db/request-scope.ts';
import { findSettings } from './organization-repository.ts';

/** Where paper is US Letter; everywhere else it is A4. */
const LETTER = ['United States', 'Canada', 'Mexico', 'Philippines', 'Chile', 'Colombia', 'Venezuela'];

export const paperOf = (country: string | null): 'letter' | 'a4' =>
  LETTER.includes(country ?? 'United States') ? 'letter' : 'a4';

/** What the organization of the caller prints on. */
export const findPaper = ({ db, organizationId }: Scope) =>
  asSystem(db, async (system) => paperOf((await findSettings(system, organizationId)).country));
