import type { UserStatus } from '@hub/contract/catalogues/user-statuses';
import type { ProblemCode } from '@hub/contract/http/problems';
import type { Db } from '../db/database.ts';
import { findAccountByEmail, type UserAccount } from '../features/users/user-repository.ts';
import { Problem } from '../http/problem.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

export type PasswordChecker = (attempt: Attempt) => Promise<UserAccount>;

type Attempt = { email: string; password: string; address: string };
type Needs = { db: Db; attemptKey: Buffer; attempts: SignInAttempts };

const REFUSED: Partial<Record<UserStatus, ProblemCode>> = {
  PendingOrgApproval: 'approval-pending',
  Denied: 'access-denied',
  Inactive: 'account-deactivated',
  Removed: 'account-removed',
};

/**
 * The only way in by password: every door goes through it, and so through the same limits. Until the password
 * is known to be right, it does the same steps for an email that nobody has.
 */
export async function createPasswordChecker(needs: Needs): Promise<PasswordChecker> {
  const { db, attemptKey, attempts } = needs;
  const nobodysHash = await hashPassword(`nobody ${attemptKey.toString('hex')}`);

  return async ({ email, password, address }) => {
    const attempt = await attempts.countPassword({ email, address });
    const account = await findAccountByEmail(db, email);
    const isRight = await verifyPassword(account?.passwordHash ?? nobodysHash, password);

    if (!account?.passwordHash || !isRight) return attempt.refuse('wrong-credentials');
    await attempt.forget();
    const refusal = REFUSED[account.status];
    if (refusal) throw new Problem(refusal);
    return account;
  };
}
