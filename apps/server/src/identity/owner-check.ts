import { isSessionFresh } from '../accounts/session-repository.ts';
import { findUserEmail } from '../accounts/user-repository.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { AccountCaller } from '../http/serve.ts';
import type { PasswordChecker } from './check-password.ts';
import { requirePassword } from './require-password.ts';

/** Lets the owner of an account continue after a recent sign-in or with the password. */
export type OwnerCheck = (caller: AccountCaller, currentPassword: string | undefined) => Promise<void>;

export function createOwnerCheck(db: Db, checkPassword: PasswordChecker): OwnerCheck {
  return async ({ userId, sessionId, address }, currentPassword) => {
    if (currentPassword !== undefined) {
      const { email } = await findUserEmail(db, userId);
      await checkPassword({ email, password: currentPassword, address }).catch(asWrongPassword);
    } else if (!(await isSessionFresh(db, sessionId))) {
      // Users without a password here can only sign in again.
      await requirePassword(db, userId);
      throw new Problem('sign-in-again');
    }
  };
}

function asWrongPassword(error: unknown): never {
  if (error instanceof Problem && error.code === 'wrong-credentials') throw new Problem('wrong-password');
  throw error;
}
