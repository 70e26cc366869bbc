import { Problem } from '../../http/problem.ts';
import { type Newcomer, newcomerFrom } from '../registration/newcomer.ts';
import type { ExternalProvider } from './external-provider.ts';
import type { ExternalToken } from './external-tokens.ts';

/** The person of a token, from its claims or else from userinfo. Registering requires a verified email. */
export async function newcomerOf(
  provider: ExternalProvider,
  token: string,
  { issuer, subject, claims }: ExternalToken,
): Promise<Newcomer> {
  const userClaims = claims.email === undefined ? await provider.readUserinfo(token) : claims;
  // Some providers send it as a string.
  const isVerified = userClaims.email_verified === true || userClaims.email_verified === 'true';
  const newcomer = newcomerFrom({ issuer, subject }, userClaims);
  if (!newcomer || !isVerified || userClaims.sub !== subject) throw new Problem('no-verified-email');
  return newcomer;
}
