import { createHash } from 'node:crypto';
import { requireUsable } from '../../accounts/account-status.ts';
import { openSession, renewSession } from '../../accounts/session-repository.ts';
import type { Db } from '../../db/database.ts';
import type { TokenSession } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { createKnownTokens } from '../known-tokens.ts';
import { findLinkedAccount } from '../linked-identity-repository.ts';
import { newcomerOf } from './external-newcomer.ts';
import type { ExternalProvider } from './external-provider.ts';
import type { createExternalTokens } from './external-tokens.ts';

/** How long a key that the provider has revoked may still be accepted. */
const TRUSTED_FOR_MS = 10 * 60_000;

type Dependencies = {
  provider: ExternalProvider;
  readToken: ReturnType<typeof createExternalTokens>;
  db: Db;
};

/**
 * Turns a sign-in at the external provider into a session of ours, so that signing out, deactivating and removing work
 * as with our own provider. Only issuer and subject identify the person.
 */
export function createExternalSessions({ provider, readToken, db }: Dependencies) {
  const good = createKnownTokens<TokenSession>();

  return async (token: string): Promise<TokenSession | undefined> => {
    const kept = good.find(token);
    if (kept) return kept;
    const read = await readToken(token);
    if (!read) return undefined;
    const account = await findLinkedAccount(db, read);
    if (!account) {
      await newcomerOf(provider, token, read);
      throw new Problem('not-registered');
    }
    requireUsable(account);
    const sessionId = uuidOf(read.signIn);
    const grantId = `external ${sessionId}`;
    // An ended session stays ended, because its row exists already.
    await openSession(db, account, grantId, sessionId);
    await renewSession(db, grantId);
    const session: TokenSession = { sessionId, secondFactor: 'elsewhere' };
    good.keep(token, session, Math.min(read.expiresAt, Date.now() + TRUSTED_FOR_MS));
    return session;
  };
}

/** A UUID that is the same in every instance. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
