import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { beforeAll, expect, test } from 'vitest';
import {
  askForTokens,
  authorizationUrl,
  CHALLENGE,
  type Parameters,
  redirectUriOf,
  VERIFIER,
} from './authorization.ts';
import { type Browser, openBrowser } from './browser.ts';
import { onOneDatabase } from './each-database.ts';
import { signInForCode, silentSignIn } from './page-sign-in.ts';

const refusedRequests: [string, Parameters, string][] = [
  ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['plain PKCE', { code_challenge: VERIFIER, code_challenge_method: 'plain' }, 'invalid_request'],
  ['PKCE without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
  ['a PKCE method of another spelling', { code_challenge_method: 's256' }, 'invalid_request'],
  ['an empty PKCE challenge', { code_challenge: '' }, 'invalid_request'],
  ['a PKCE challenge that is too short', { code_challenge: CHALLENGE.slice(1) }, 'invalid_request'],
  ...['token', 'id_token', 'id_token token', 'none'].map(implicitOrHybrid),
  ...['code token', 'code id_token', 'code id_token token'].map(implicitOrHybrid),
  ['the web_message response mode', { response_mode: 'web_message' }, 'unsupported_response_mode'],
  ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ['another resource', { resource: 'urn:another:api' }, 'invalid_target'],
];

function implicitOrHybrid(type: string): [string, Parameters, string] {
  return [`the response type ${type}`, { response_type: type, nonce: 'n' }, 'unsupported_response_type'];
}

const refusedGrants: [string, Parameters, string][] = [
  ['password', { username: 'practitioner@demo.test', password: DEMO_PASSWORD }, 'unsupported_grant_type'],
  ['client_credentials', {}, 'unsupported_grant_type'],
  ['implicit', {}, 'unsupported_grant_type'],
  ['urn:ietf:params:oauth:grant-type:device_code', { device_code: 'x' }, 'unsupported_grant_type'],
  ['urn:ietf:params:oauth:grant-type:jwt-bearer', { assertion: 'x' }, 'unsupported_grant_type'],
  ['urn:ietf:params:oauth:grant-type:token-exchange', { subject_token: 'x' }, 'unsupported_grant_type'],
];

onOneDatabase((hub) => {
  // The user is already signed in, so a wrongly accepted request would get its code at once.
  let browser: Browser;
  beforeAll(async () => {
    browser = openBrowser();
    await signInForCode(hub(), browser);
  });

  test.each(refusedRequests)('%s is refused', async (_name, changes, error) => {
    const { url } = await browser.visit(authorizationUrl(hub(), changes));
    const answer = new URLSearchParams(url.search || url.hash.slice(1));
    expect(url.href.startsWith(redirectUriOf(hub()))).toBe(true);
    expect(answer.get('error')).toBe(error);
    for (const secret of ['code', 'access_token', 'id_token']) expect(answer.has(secret)).toBe(false);
    expect(await silentSignIn(hub(), browser)).toBe('signed in');
  });

  test.each(['hub-mobile', 'HUB-WEB', 'hub-web ', 'hub-web\u0000', '', undefined])(
    'another client, %j, is refused on the spot',
    async (client_id) => {
      const page = await browser.visit(authorizationUrl(hub(), { client_id }));
      expect(page.status).toBe(400);
      expect(page.headers.get('location')).toBeNull();
      expect(await silentSignIn(hub(), browser)).toBe('signed in');
    },
  );

  test.each(refusedGrants)('the grant %s is refused', async (grant_type, parameters, error) => {
    const answer = await askForTokens(hub(), { grant_type, scope: 'openid email', ...parameters });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body.error).toBe(error);
    expect(body).not.toHaveProperty('access_token');
  });
});
