import type { TimelineEntry } from '@hub/contract/core/administrations/administration';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { Clerk } from '../licenses/ledger/move.ts';
import { release } from '../licenses/ledger/settle.ts';
import { lookThrough } from './alerts/look-through.ts';
import { followCase } from './case-progress.ts';
import { recordEvent } from './events.ts';
import { endLinks } from './form-links.ts';

type Ending = {
  state: 'declined' | 'withdrawn' | 'expired' | 'discarded';
  event: TimelineEntry['kind'];
  /** The practitioner who ended it; left out for the respondent and for the hub. */
  accountId?: string;
  reason?: string;
};
type Ended = { organization_id: string; id: string; case_id: string };

/**
 * Ends a form without a score: frees its use, ends its link and updates its case. The caller has locked it with its
 * case and checked that it is out or waits for a review. Runs as the system, because the use may have been held for a
 * colleague who had the client before.
 */
export const endAdministration = (
  db: Db,
  clerk: Clerk,
  administration: Ended,
  { state, event, accountId, reason = '' }: Ending,
): Promise<void> =>
  asSystem(db, async (system) => {
    const { organization_id: organizationId, id: administrationId, case_id: caseId } = administration;
    const form = { organizationId, administrationId };
    await lookThrough(system, form, { isOver: true, at: clerk.at });
    await system
      .updateTable('administrations')
      .set({ state, ended_at: clerk.at ?? sql`now()` })
      .where('organization_id', '=', organizationId)
      .where('id', '=', administrationId)
      .execute();
    await endLinks(system, form);
    await recordEvent(system, form, {
      kind: event,
      detail: reason,
      at: clerk.at,
      ...(accountId && { accountId }),
    });
    await followCase(system, { organizationId, caseId });
    await releaseUse(system, clerk, administrationId, state);
  });

/** A use that was held for too long after the end of its license has expired already. */
async function releaseUse(db: Db, clerk: Clerk, administrationId: string, reason: string): Promise<void> {
  try {
    await release(db, clerk, administrationId, reason);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not-held')) throw error;
  }
}
