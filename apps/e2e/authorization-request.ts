import { createHash, randomBytes } from 'node:crypto';
import { runtimeConfig } from '@hub/contract/runtime-config';

/** A request to sign in, made by hand: the authorization code flow with PKCE. */
export async function authorizationRequest(origin: string) {
  const { authority, clientId, scope } = runtimeConfig.parse(await readJson(`${origin}/config.json`));
  const endpoints = await readJson(`${authority}/.well-known/openid-configuration`);
  const redirectUri = `${origin}/`;
  const state = randomBytes(16).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');

  const url = new URL(endpoints.authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  const redeem = (code: string | null) =>
    readJson(endpoints.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code: code ?? '',
        code_verifier: verifier,
      }),
    });
  return { url: url.href, state, authority, clientId, redeem };
}

async function readJson(url: string, request?: RequestInit) {
  const response = await fetch(url, request);
  return response.json();
}
