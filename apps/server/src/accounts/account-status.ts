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

/** Whether some organization still lets them in. */
export const isUsable = ({ status }: UserAccount): boolean => REFUSED[status] === undefined;

/** Tells a user who has proved who they are why the account cannot be used. */
export function requireUsable({ status }: UserAccount): void {
  const refusal = REFUSED[status];
  if (refusal) throw new Problem(refusal);
}
