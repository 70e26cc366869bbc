import type { ProblemCode } from '@hub/contract/http/problems';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { countAgainstLimit } from '../http/rate-limit.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import { SIGN_IN_LOCKED_QUEUE } from './identity-queues.ts';
import {
  attemptSubject,
  codeAttemptSubject,
  countAttempt,
  forgetAttempts,
  locksOut,
} from './password-attempts.ts';

type Dependencies = { db: Db; attemptKey: Buffer; attemptsPerAddress: number; enqueue: Enqueue };
type Attempt = { email: string; address: string };

export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/**
 * Limits guesses of passwords and codes: each is counted by address and by user before it is checked. Passwords and
 * codes have separate counts, so that a right password does not reset the guesses of the code.
 */
export function createSignInAttempts({ db, attemptKey, attemptsPerAddress, enqueue }: Dependencies) {
  const limit = { name: 'password', max: attemptsPerAddress, seconds: 15 * 60 };

  async function count(subject: Buffer, { email, address }: Attempt) {
    const takeBack = await countAgainstLimit(db, limit, address);
    const { failures } = await countAttempt(db, subject).catch(async (refusal) => {
      // The password was not checked, so it does not count against the address.
      await takeBack();
      throw refusal;
    });
    return {
      async refuse(code: ProblemCode): Promise<never> {
        if (locksOut(failures)) await enqueue(db, SIGN_IN_LOCKED_QUEUE, { email });
        throw new Problem(code);
      },
      forget: () => forgetAttempts(db, subject),
    };
  }

  return {
    countPassword: (attempt: Attempt) => count(attemptSubject(attemptKey, attempt.email), attempt),
    countCode: (userId: string, attempt: Attempt) => count(codeAttemptSubject(attemptKey, userId), attempt),
  };
}
