import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { Clerk } from '../licenses/ledger/move.ts';
import { release } from '../licenses/ledger/settle.ts';
import { lookThrough } from './alerts/look-through.ts';
import { followCase } from './case-progress.ts';
import { endLinks } from './form-links.ts';
import { type AdministrationEvent, transition } from './transition.ts';

type Ending = {
  event: Extract<
    AdministrationEvent,
    'declined' | 'not-for-me' | 'withdrawn' | 'expired' | 'discarded' | 'not-revived'
  >;
  /** The practitioner who ended it; left out for the respondent and for the hub. */
  accountId?: string;
  reason?: string;
};
/** Why the use of a form is free again, in the words of the ledger. */
const REASONS: Record<Ending['event'], string> = {
  declined: 'declined',
  'not-for-me': 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  discarded: 'discarded',
  'not-revived': 'withdrawn',
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
  { event, accountId, reason = '' }: Ending,
): Promise<void> =>
  asSystem(db, async (system) => {
    const { organization_id: organizationId, id: administrationId, case_id: caseId } = administration;
    const form = { organizationId, administrationId };
    await lookThrough(system, form, { isOver: true, at: clerk.at });
    await transition(system, form, event, { detail: reason, at: clerk.at, accountId: accountId ?? null });
    await endLinks(system, form);
    await followCase(system, { organizationId, caseId });
    await releaseUse(system, clerk, administrationId, REASONS[event]);
  });

/** A use that was held for too long after the end of its license has expired already. */
async function releaseUse(db: Db, clerk: Clerk, administrationId: string, reason: string): Promise<void> {
  try {
    await release(db, clerk, administrationId, reason);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not-held')) throw error;
  }
}
