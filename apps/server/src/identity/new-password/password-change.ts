import { sql } from 'kysely';
import { endSessions } from '../../accounts/session-repository.ts';
import { findUserEmail } from '../../accounts/user-repository.ts';
import type { Db } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed.ts';
import { hashPassword } from '../password.ts';
import { attemptSubject, forgetAttempts } from '../password-attempts.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL; attemptKey: Buffer };
type Options = { keepSession: string | null };

export type PasswordChange = ReturnType<typeof createPasswordChange>;

/** Every change of a password ends all other sessions, lifts a lock and notifies the owner. */
export function createPasswordChange({ sendMail, publicUrl, attemptKey }: Dependencies) {
  return {
    /** Hashing is slow, so it is done before the transaction. */
    async prepare(password: string) {
      const passwordHash = await hashPassword(password);
      return async (db: Db, userId: string, { keepSession }: Options): Promise<void> => {
        await db
          .insertInto('credentials')
          .values({ user_id: userId, password_hash: passwordHash })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: sql`now()` }),
          )
          .execute();
        await endSessions(db, { userId, except: keepSession });
        const { email } = await findUserEmail(db, userId);
        await forgetAttempts(db, attemptSubject(attemptKey, email));
        await sendMail(db, { to: email, ...passwordChangedMail(publicUrl) });
      };
    },
  };
}
