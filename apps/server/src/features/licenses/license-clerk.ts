import { organizationDay } from '../../http/reader-day.ts';
import type { Clerk } from './ledger/move.ts';

type Caller = { organizationId: string; accountId: string; timeZone: string | null; at?: Date };

/** The caller as a clerk of the ledger. Its days are those of the organization, wherever the caller is. */
export const clerkOf = ({ organizationId, accountId, timeZone, at }: Caller): Clerk => ({
  organizationId,
  accountId,
  today: organizationDay(timeZone, at),
  ...(at && { at }),
});
