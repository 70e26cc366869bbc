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
 * What every guess goes through, of a password or of a code: counted by address and by whom it is about, before it is
 * looked at. Each has a count of its own: a right password in between must not make guesses of the code free.
 */
export function createSignInAttempts({ db, attemptKey, attemptsPerAddress, enqueue }: Dependencies) {
  const limit = { name: 'password', max: attemptsPerAddress, seconds: 15 * 60 };

  async function count(subject: Buffer, { email, address }: Attempt) {
    const takeBack = await countAgainstLimit(db, limit, address);
    const { failures } = await countAttempt(db, subject).catch(async (refusal) => {
      // It was not looked at, so it does not count against others at this address.
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
