import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { findAccountByEmail } from '../features/users/user-repository.ts';
import { openSession } from './session-repository.ts';

type ExternalProvider = NonNullable<Config['externalProvider']>;

const SIGNED_BY = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA'];
const MOST_KNOWN_SESSIONS = 10_000;
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claims = z.object({ sub: z.string(), email: z.string(), email_verified: z.literal(true) });

/**
 * Accepts the access tokens of an identity provider that somebody else runs. The user is found by the email
 * that the provider has verified; the provider's session gets a row of ours, so that signing out,
 * deactivating and removing work here as with our own provider.
 */
export function createExternalVerifier(external: ExternalProvider, db: Db) {
  const known = new Set<string>();
  let keys: Promise<{ issuer: string; keySet: ReturnType<typeof createRemoteJWKSet> }> | undefined;

  return async (token: string): Promise<{ sessionId: string } | undefined> => {
    const payload = await verified(token);
    const identity = claims.safeParse(payload);
    if (!payload || !identity.success) return undefined;
    const grantId = `external ${payload.iss} ${payload.sid ?? payload.jti ?? payload.iat}`;
    const sessionId = uuidOf(grantId);
    if (!known.has(sessionId)) {
      const account = await findAccountByEmail(db, identity.data.email);
      if (!account) return undefined;
      await openSession(db, account, grantId, sessionId);
      if (known.size >= MOST_KNOWN_SESSIONS) known.clear();
      known.add(sessionId);
    }
    return { sessionId };
  };

  async function verified(token: string): Promise<JWTPayload | undefined> {
    keys ??= discover();
    try {
      const { issuer, keySet } = await keys;
      const options = { issuer, audience: external.audience, algorithms: SIGNED_BY, requiredClaims: ['exp'] };
      return (await jwtVerify(token, keySet, options)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      // The provider could not be reached: ask again with the next token.
      keys = undefined;
      throw error;
    }
  }

  async function discover() {
    const answer = await fetch(`${external.authority}/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = discovery.parse(await answer.json());
    return { issuer, keySet: createRemoteJWKSet(new URL(jwks_uri)) };
  }
}

/** A session's id from the provider's name for it, so that every instance comes to the same one. */
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
