import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Logger } from '../../logging/logger.ts';
import type { ExternalProvider } from './external-provider.ts';

const SIGNED_BY = [
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
  ...['PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'],
];
/** Allowed difference between the clocks of two machines. */
const CLOCKS_DIFFER_BY = '10 seconds';
const MAX_LENGTH = 255;

const identifying = z
  .object({
    sub: z.string().min(1).max(MAX_LENGTH),
    exp: z.number(),
    sid: z.string().min(1).max(MAX_LENGTH).optional(),
    auth_time: z.number().optional(),
  })
  // Without `sid` and `auth_time` a sign-in could not be told from others, and an ended one would come back with its
  // next token.
  .refine(({ sid, auth_time }) => sid !== undefined || auth_time !== undefined);

export type ExternalToken = {
  issuer: string;
  subject: string;
  /** Identifies one sign-in at the provider, the same in all of its tokens. */
  signIn: string;
  expiresAt: number;
  claims: JWTPayload;
};

type Dependencies = { provider: ExternalProvider; audience: string; logger: Logger };

/** Reads access tokens of an external provider for this hub; returns nothing for any other token. */
export function createExternalTokens({ provider, audience, logger }: Dependencies) {
  function refuse(why: string): undefined {
    logger.debug({ why }, 'a token of the external identity provider was refused');
    return undefined;
  }

  return async (token: string): Promise<ExternalToken | undefined> => {
    const { issuer, keyOf } = await provider.find();
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
        issuer,
        audience,
        algorithms: SIGNED_BY,
        requiredClaims: ['exp'],
        clockTolerance: CLOCKS_DIFFER_BY,
      });
      if (!isAccessToken(protectedHeader, payload)) return refuse('not an access token');
      const read = identifying.safeParse(payload);
      if (!read.success) return refuse('without sub, or without sid and auth_time');
      const { sub: subject, exp, sid, auth_time } = read.data;
      const signIn = JSON.stringify([issuer, subject, sid ?? auth_time]);
      return { issuer, subject, signIn, expiresAt: exp * 1000, claims: payload };
    } catch (error) {
      if (error instanceof errors.JOSEError) return refuse(error.code);
      throw error;
    }
  };
}

/** An id token may have the same audience, but neither of these. */
const isAccessToken = ({ typ = '' }: JWTHeaderParameters, { scope, scp }: JWTPayload) =>
  /^(application\/)?at\+jwt$/i.test(typ) || scope !== undefined || scp !== undefined;
