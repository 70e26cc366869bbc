import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { API_AUDIENCE } from './provider.ts';
import type { SigningKeys } from './signing-keys.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

const accessTokenClaims = z.object({ sid: z.uuid(), sub: z.uuid() });

export type AccessToken = { sessionId: string; userId: string };

/** Reads the access tokens of our own provider. Whether the session still lives is asked of the database. */
export function createTokenReader(issuer: string, currentKeys: () => SigningKeys) {
  let known: { version: string; keySet: ReturnType<typeof createLocalJWKSet> } | undefined;
  const keySet = () => {
    const keys = currentKeys();
    if (known?.version !== keys.version) {
      known = { version: keys.version, keySet: createLocalJWKSet({ keys: keys.publicJwks }) };
    }
    return known.keySet;
  };

  return async (token: string, options: { expired?: 'accepted' } = {}): Promise<AccessToken | undefined> => {
    try {
      const { payload } = await jwtVerify(token, keySet(), {
        issuer,
        audience: API_AUDIENCE,
        typ: 'at+jwt',
        algorithms: [SIGNING_ALGORITHM],
        requiredClaims: ['exp'],
        ...(options.expired === 'accepted' && { clockTolerance: '12 hours' }),
      });
      const claims = accessTokenClaims.safeParse(payload);
      return claims.success ? { sessionId: claims.data.sid, userId: claims.data.sub } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;
