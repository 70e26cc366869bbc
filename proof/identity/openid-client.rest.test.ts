import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { CLIENT_ID, issuerOf, redirectUriOf, SCOPE } from './authorization.ts';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { openBrowser } from './browser.ts';
import { onOneDatabase } from './each-database.ts';
import { silentSignIn } from './page-sign-in.ts';

const EMAIL = 'practitioner@demo.test';

onOneDatabase((hub) => {
  test('openid-client signs in, reads userinfo, renews and revokes', async () => {
    const { config, tokens, claims } = await signIn(hub());
    expect(claims).toMatchObject({ email: EMAIL, email_verified: true });
    expect(await fetchUserInfo(config, tokens.access_token, claims.sub)).toMatchObject({ email: EMAIL });

    const renewed = await refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await presentToken(hub(), renewed.access_token)).toEqual(ACCEPTED);

    await tokenRevocation(config, renewed.refresh_token ?? '');
    await expect(refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toThrow();
    expect(await presentToken(hub(), renewed.access_token)).toEqual(REFUSED);
  });

  test('openid-client revokes an access token, and its session with it', async () => {
    const { config, tokens } = await signIn(hub());
    await tokenRevocation(config, tokens.access_token);
    expect(await presentToken(hub(), tokens.access_token)).toEqual(REFUSED);
    await expect(refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow();
  });

  test('openid-client ends the session: neither the cookie nor the token is good afterwards', async () => {
    const { config, tokens, browser } = await signIn(hub());
    expect(await silentSignIn(hub(), browser)).toBe('signed in');

    const endSession = buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: redirectUriOf(hub()),
      state: 'goodbye',
    });
    const { url } = await browser.submit(await browser.visit(endSession));
    expect(url.href).toBe(`${redirectUriOf(hub())}?state=goodbye`);
    expect(await silentSignIn(hub(), browser)).toBe('login_required');
    expect(await presentToken(hub(), tokens.access_token)).toEqual(REFUSED);
  });
});

async function signIn(hub: TestHub) {
  const config = await discovery(new URL(issuerOf(hub)), CLIENT_ID, undefined, None(), {
    execute: [allowInsecureRequests],
  });
  const pkceCodeVerifier = randomPKCECodeVerifier();
  const expectedState = randomState();
  const expectedNonce = randomNonce();
  const request = buildAuthorizationUrl(config, {
    redirect_uri: redirectUriOf(hub),
    scope: SCOPE,
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  });
  const browser = openBrowser();
  const { url } = await browser.submit(await browser.visit(request), {
    email: EMAIL,
    password: DEMO_PASSWORD,
  });
  const tokens = await authorizationCodeGrant(config, url, {
    pkceCodeVerifier,
    expectedState,
    expectedNonce,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no id token');
  return { config, tokens, claims, browser };
}
