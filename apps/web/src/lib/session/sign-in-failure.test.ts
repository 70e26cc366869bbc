import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
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
  ['access_denied', 'Sign-in was canceled'],
  ['server_error', 'The sign-in service is not available'],
  ['temporarily_unavailable', 'The sign-in service is not available'],
  ['invalid_grant', 'This sign-in was used already'],
  ['invalid_scope', 'Sign-in failed'],
])('the provider says %s', (error, title) => {
  expect(signInFailureOf(new ErrorResponse({ error }))).toMatchObject({ title });
});

test("the provider's own words are passed on", () => {
  const error = new ErrorResponse({ error: 'invalid_scope', error_description: 'No such scope' });
  expect(signInFailureOf(error).text).toContain('“No such scope”');
});

test('what is no error at all is a failed sign-in all the same', () => {
  expect(signInFailureOf(undefined).title).toBe('Sign-in failed');
});
