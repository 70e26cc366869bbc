import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { CLIENT_ID, issuerOf, redirectUriOf, SCOPE } from './authorization.ts';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { openBrowser } from './browser.ts';
import { onOneDatabase } from './each-database.ts';
import { silentSignIn } from './page-sign-in.ts';

const EMAIL = 'manager@demo.test';
const client: oauth.Client = { client_id: CLIENT_ID };
const overHttp = { [oauth.allowInsecureRequests]: true };

onOneDatabase((hub) => {
  test('oauth4webapi signs in, reads userinfo, renews and revokes', async () => {
    const { server, tokens, claims } = await signIn(hub());
    expect(claims).toMatchObject({ email: EMAIL, email_verified: true });

    const userinfo = await oauth.userInfoRequest(server, client, tokens.access_token, overHttp);
    const identity = await oauth.processUserInfoResponse(server, client, claims.sub, userinfo);
    expect(identity).toMatchObject({ email: EMAIL });

    const renewed = await renew(server, tokens.refresh_token);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await presentToken(hub(), renewed.access_token)).toEqual(ACCEPTED);

    const token = renewed.refresh_token ?? '';
    const revocation = await oauth.revocationRequest(server, client, oauth.None(), token, overHttp);
    await oauth.processRevocationResponse(revocation);
    await expect(renew(server, token)).rejects.toThrow();
    expect(await presentToken(hub(), renewed.access_token)).toEqual(REFUSED);
  });

  test('the session that oauth4webapi discovered how to end is ended, for the cookie and the token', async () => {
    const { server, tokens, browser } = await signIn(hub());
    expect(await silentSignIn(hub(), browser)).toBe('signed in');

    const endSession = new URL(server.end_session_endpoint ?? '');
    endSession.searchParams.set('id_token_hint', tokens.id_token ?? '');
    endSession.searchParams.set('post_logout_redirect_uri', redirectUriOf(hub()));
    const { url } = await browser.submit(await browser.visit(endSession));
    expect(url.href).toBe(redirectUriOf(hub()));
    expect(await silentSignIn(hub(), browser)).toBe('login_required');
    expect(await presentToken(hub(), tokens.access_token)).toEqual(REFUSED);
  });
});

async function signIn(hub: TestHub) {
  const issuer = new URL(issuerOf(hub));
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, overHttp));
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const request = new URL(server.authorization_endpoint ?? '');
  request.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: redirectUriOf(hub),
    response_type: 'code',
    scope: SCOPE,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).toString();

  const browser = openBrowser();
  const { url } = await browser.submit(await browser.visit(request), {
    email: EMAIL,
    password: DEMO_PASSWORD,
  });
  const answer = oauth.validateAuthResponse(server, client, url, state);
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      answer,
      redirectUriOf(hub),
      verifier,
      overHttp,
    ),
    { expectedNonce: nonce, requireIdToken: true },
  );
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error('the provider sent no id token');
  return { server, tokens, claims, browser };
}

async function renew(server: oauth.AuthorizationServer, refreshToken = '') {
  const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, overHttp);
  return oauth.processRefreshTokenResponse(server, client, answer);
}
