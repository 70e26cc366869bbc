import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { seal, unseal } from '../../security/seal.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import { toBase32 } from './base32.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  findSecondFactor,
  keepSecret,
  markConfirmed,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor-repository.ts';
import { stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;

type Dependencies = {
  db: Db;
  secrets: Pick<Secrets, 'secondFactors' | 'recoveryCodes'>;
  attempts: SignInAttempts;
};
type Shown = { userId: string; email: string; address: string; code: string };

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Authenticator apps and the recovery codes that replace them. */
export function createSecondFactors({ db, secrets, attempts }: Dependencies) {
  const secretOf = async (db: Db, userId: string) => {
    const kept = await findSecondFactor(db, userId);
    if (!kept) throw new Problem('two-factor-off');
    const secret = unseal<string>(secrets.secondFactors, userId, kept.sealed_secret);
    return { secret: Buffer.from(secret, 'base64'), isConfirmed: kept.confirmed_at !== null };
  };

  async function issueRecoveryCodes(db: Db, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOfRecoveryCode(secrets.recoveryCodes, userId, code));
    await replaceRecoveryCodes(db, userId, hashes);
    return codes;
  }

  async function take(userId: string, code: string): Promise<boolean> {
    const { secret, isConfirmed } = await secretOf(db, userId);
    if (!isConfirmed) throw new Problem('two-factor-off');
    const step = stepOfCode(secret, code, Date.now());
    if (step !== undefined) return takeStep(db, userId, step);
    return takeRecoveryCode(db, userId, hashOfRecoveryCode(secrets.recoveryCodes, userId, code));
  }

  return {
    issueRecoveryCodes,

    /** A new secret in base32. It has no effect until a code of it is confirmed. */
    async begin(db: Db, userId: string): Promise<string> {
      const secret = randomBytes(SECRET_BYTES);
      const sealed = seal(secrets.secondFactors, userId, secret.toString('base64'));
      if (!(await keepSecret(db, userId, sealed))) throw new Problem('two-factor-on');
      return toBase32(secret);
    },

    async confirm(db: Db, userId: string, code: string): Promise<string[]> {
      const { secret, isConfirmed } = await secretOf(db, userId);
      if (isConfirmed) throw new Problem('two-factor-on');
      const step = stepOfCode(secret, code, Date.now());
      if (step === undefined) throw new Problem('code-refused');
      if (!(await markConfirmed(db, userId, step))) throw new Problem('two-factor-on');
      return issueRecoveryCodes(db, userId);
    },

    /** Checks a code of the app or a recovery code: each is valid once, and wrong ones count like wrong passwords. */
    async check({ userId, email, address, code }: Shown): Promise<void> {
      const attempt = await attempts.countCode(userId, { email, address });
      if (!(await take(userId, code))) return attempt.refuse('code-refused');
      await attempt.forget();
    },
  };
}
