import { createHash } from 'node:crypto';
import type { TestHub } from '../../apps/server/test/test-hub.ts';

export const CLIENT_ID = 'hub-web';
export const SCOPE = 'openid email';
export const VERIFIER = 'a-verifier-that-only-these-proofs-know-0123456789';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type Parameters = Record<string, string | undefined>;

export const issuerOf = (hub: TestHub) => `${hub.environment.PUBLIC_URL}/idp`;
export const redirectUriOf = (hub: TestHub) => `${hub.environment.PUBLIC_URL}/`;

/** A valid authorization request with these changes; a parameter set to undefined is left out. */
export function authorizationUrl(hub: TestHub, changes: Parameters = {}): URL {
  const url = new URL(`${issuerOf(hub)}/auth`);
  url.search = form({
    client_id: CLIENT_ID,
    redirect_uri: redirectUriOf(hub),
    response_type: 'code',
    scope: SCOPE,
    state: 'a state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  }).toString();
  return url;
}

export const redeemCode = (hub: TestHub, code: string, changes: Parameters = {}) =>
  askForTokens(hub, {
    grant_type: 'authorization_code',
    redirect_uri: redirectUriOf(hub),
    code,
    code_verifier: VERIFIER,
    ...changes,
  });

export const redeemRefreshToken = (hub: TestHub, refreshToken: string) =>
  askForTokens(hub, { grant_type: 'refresh_token', refresh_token: refreshToken });

export const askForTokens = (hub: TestHub, parameters: Parameters) =>
  fetch(`${issuerOf(hub)}/token`, { method: 'POST', body: form({ client_id: CLIENT_ID, ...parameters }) });

const form = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
