import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  OidcClient,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { expect, test } from 'vitest';
import { signInFailureOf } from './sign-in-failure.ts';

test.each([
  ['State does not match', 'This sign-in does not belong to this browser'],
  ['No matching state found in storage', 'This sign-in was not started here'],
  ['No state in response', 'This sign-in was not started here'],
  ['authority mismatch on settings vs. signin state', 'The sign-in service has changed'],
  ['client_id mismatch on settings vs. signin state', 'The sign-in service has changed'],
  ['ID Token is missing a subject claim', 'The sign-in service gave an answer that cannot be used'],
  [
    'nonce in id_token does not match nonce in client storage',
    'The sign-in service gave an answer that cannot be used',
  ],
  [
    'Invalid response Content-Type: text/html, from URL: https://x.test',
    'The sign-in service gave an answer that cannot be used',
  ],
  ['Popup closed by user', 'The sign-in window was closed'],
  ['Popup blocked by user', 'The sign-in window was closed'],
  ['Failed to fetch', 'Sign-in failed'],
])('the identity client says "%s"', (message, title) => {
  expect(signInFailureOf(new Error(message)).title).toBe(title);
});

test.each(['Network timed out', 'IFrame timed out without a response'])('%s', (message) => {
  expect(signInFailureOf(new ErrorTimeout(message)).title).toBe('The sign-in service did not answer');
});

test.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
  '%s means an anonymous session, which is no failure',
  (error) => {
    expect(signInFailureOf(new ErrorResponse({ error }))).toMatchObject({
      title: 'Please log in',
      calm: true,
    });
  },
);

test.each([
  ['access_denied', 'Sign-in was canceled', 'Log in again'],
  ['server_error', 'The sign-in service is not available', 'try again'],
  ['temporarily_unavailable', 'The sign-in service is not available', 'try again'],
  ['invalid_grant', 'This sign-in was used already', 'Log in again'],
  ['invalid_scope', 'Sign-in failed', 'Try again'],
])('the provider says %s', async (error, title, advice) => {
  expect(signInFailureOf(new ErrorResponse({ error }))).toEqual({
    title,
    text: expect.stringContaining(advice),
  });
  const answered = await refusalOf({}, (id) => `error=${error}&state=${id}`);
  expect(signInFailureOf(answered)).toEqual(signInFailureOf(new ErrorResponse({ error })));
});

test.each([
  ['state', { id: 'another' }, 'This sign-in does not belong to this browser'],
  ['provider', { authority: 'https://idp.example.com' }, 'The sign-in service has changed'],
  ['client', { client_id: 'another' }, 'The sign-in service has changed'],
])('the identity client does not use an answer to a sign-in with another %s', async (_, change, title) => {
  const error = await refusalOf(change, (id) => `code=x&state=${id}`);
  expect(signInFailureOf(error)).toEqual({ title, text: expect.stringContaining('Log in again') });
});

/** Why the identity client refuses an answer to a sign-in, of which it has kept something else. */
async function refusalOf(change: object, answerTo: (id: string) => string): Promise<unknown> {
  const stateStore = new WebStorageStateStore({ store: new InMemoryWebStorage() });
  const issuer = 'https://hub.test/idp';
  const client = new OidcClient({
    authority: issuer,
    client_id: 'hub-web',
    redirect_uri: 'https://hub.test/',
    stateStore,
    metadata: { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
  });
  const { state } = await client.createSigninRequest({});
  const kept = JSON.parse((await stateStore.get(state.id)) ?? '{}');
  await stateStore.set(state.id, JSON.stringify({ ...kept, ...change }));
  return client.processSigninResponse(`https://hub.test/?${answerTo(state.id)}`).catch((error) => error);
}

test("the provider's own words are passed on", () => {
  const error = new ErrorResponse({ error: 'invalid_scope', error_description: 'No such scope' });
  expect(signInFailureOf(error).text).toContain('“No such scope”');
});

test('what is no error at all is a failed sign-in all the same', () => {
  expect(signInFailureOf(undefined).title).toBe('Sign-in failed');
});
