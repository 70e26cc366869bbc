import { requireUsable } from '../accounts/account-status.ts';
import { findAccountByEmail, type UserAccount } from '../accounts/user-repository.ts';
import type { Db } from '../db/database.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

export type PasswordChecker = (attempt: Attempt) => Promise<UserAccount>;

type Attempt = { email: string; password: string; address: string };
type Dependencies = { db: Db; attemptKey: Buffer; attempts: SignInAttempts };

/**
 * The only check of passwords: every sign-in uses it, and so the same limits. Until the password is known to be right,
 * it does the same steps for an unknown email.
 */
export async function createPasswordChecker(dependencies: Dependencies): Promise<PasswordChecker> {
  const { db, attemptKey, attempts } = dependencies;
  const nobodysHash = await hashPassword(`nobody ${attemptKey.toString('hex')}`);

  return async ({ email, password, address }) => {
    const attempt = await attempts.countPassword({ email, address });
    const account = await findAccountByEmail(db, email);
    const isRight = await verifyPassword(account?.passwordHash ?? nobodysHash, password);

    if (!account?.passwordHash || !isRight) return attempt.refuse('wrong-credentials');
    await attempt.forget();
    requireUsable(account);
    return account;
  };
}
