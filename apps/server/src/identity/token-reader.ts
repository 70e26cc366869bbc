import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { createKnownTokens } from './known-tokens.ts';
import { API_AUDIENCE } from './provider.ts';
import type { SigningKeys } from './signing-keys.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

const accessTokenClaims = z.object({ sid: z.uuid(), sub: z.uuid(), exp: z.number() });

const MS = 1000;

export type AccessToken = { sessionId: string; userId: string };

/** Reads the access tokens of our own provider. Only the database shows whether the session is still alive. */
export function createTokenReader(issuer: string, currentKeys: () => SigningKeys) {
  const good = createKnownTokens<AccessToken>();
  let known: { version: string; keySet: ReturnType<typeof createLocalJWKSet> } | undefined;
  const keySet = () => {
    const keys = currentKeys();
    if (known?.version !== keys.version) {
      known = { version: keys.version, keySet: createLocalJWKSet({ keys: keys.publicJwks }) };
      // Tokens of a retired key are no longer valid.
      good.forget();
    }
    return known.keySet;
  };

  return async (token: string, options: { expired?: 'accepted' } = {}): Promise<AccessToken | undefined> => {
    const verifyingKeys = keySet();
    const kept = good.find(token);
    if (kept) return kept;
    try {
      const { payload } = await jwtVerify(token, verifyingKeys, {
        issuer,
        audience: API_AUDIENCE,
        typ: 'at+jwt',
        algorithms: [SIGNING_ALGORITHM],
        requiredClaims: ['exp'],
        ...(options.expired === 'accepted' && { clockTolerance: '12 hours' }),
      });
      const claims = accessTokenClaims.safeParse(payload);
      if (!claims.success) return undefined;
      const read = { sessionId: claims.data.sid, userId: claims.data.sub };
      good.keep(token, read, claims.data.exp * MS);
      return read;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;
