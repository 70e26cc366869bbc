import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { ProblemCode } from '@hub/contract/http/problems';
import { Problem } from '../http/problem.ts';
import type { UserAccount } from './user-repository.ts';

const REFUSED: Partial<Record<UserStatus, ProblemCode>> = {
  PendingOrgApproval: 'approval-pending',
  Denied: 'access-denied',
  Inactive: 'account-deactivated',
  Removed: 'account-removed',
};

/** Whether the account may be used in its organization. */
export const isUsable = ({ status }: UserAccount): boolean => REFUSED[status] === undefined;

/** Refuses an account that cannot be used, with the reason. Call it only after the user has proved who they are. */
export function requireUsable({ status }: UserAccount): void {
  const refusal = REFUSED[status];
  if (refusal) throw new Problem(refusal);
}
