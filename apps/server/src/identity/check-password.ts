import type { UserStatus } from '@hub/contract/catalogues/user-statuses';
import type { ProblemCode } from '@hub/contract/http/problems';
import type { Db } from '../db/database.ts';
import { findAccountByEmail, type UserAccount } from '../features/users/user-repository.ts';
import { Problem } from '../http/problem.ts';
import { countAgainstLimit } from '../http/rate-limit.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import { SIGN_IN_LOCKED_QUEUE } from '../jobs/queues.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { attemptSubject, countAttempt, forgetAttempts, locksOut } from './password-attempts.ts';

export type PasswordChecker = (attempt: Attempt) => Promise<UserAccount>;

type Attempt = { email: string; password: string; address: string };
type Needs = { db: Db; attemptKey: Buffer; attemptsPerAddress: number; enqueue: Enqueue };

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
  const { db, attemptKey, attemptsPerAddress, enqueue } = needs;
  const limit = { name: 'password', most: attemptsPerAddress, seconds: 15 * 60 };
  const nobodysHash = await hashPassword(`nobody ${attemptKey.toString('hex')}`);

  return async ({ email, password, address }) => {
    const subject = attemptSubject(attemptKey, email);
    await countAgainstLimit(db, limit, address);
    const { failures } = await countAttempt(db, subject);
    const account = await findAccountByEmail(db, email);
    const isRight = await verifyPassword(account?.passwordHash ?? nobodysHash, password);

    if (!account?.passwordHash || !isRight) {
      if (locksOut(failures)) await enqueue(db, SIGN_IN_LOCKED_QUEUE, { email });
      throw new Problem('wrong-credentials');
    }
    await forgetAttempts(db, subject);
    const refusal = REFUSED[account.status];
    if (refusal) throw new Problem(refusal);
    return account;
  };
}
