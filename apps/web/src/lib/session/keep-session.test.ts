import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { expect, test } from 'vitest';
import { isRefusal, renewalDue } from './keep-session.ts';

const MINUTE = 60_000;

test.each([
  { lifetime: 30 * MINUTE, due: 25 * MINUTE, why: 'every 25 minutes' },
  { lifetime: 12 * 60 * MINUTE, due: 25 * MINUTE, why: 'every 25 minutes however long the token lives' },
  { lifetime: 5 * MINUTE, due: 3 * MINUTE, why: 'two minutes before the end of a short one' },
  { lifetime: 2 * MINUTE, due: MINUTE, why: 'halfway of a very short one' },
])('tokens that live $lifetime ms are renewed $why', ({ lifetime, due }) => {
  expect(renewalDue({ receivedAt: 1000, expiresAt: 1000 + lifetime })).toBe(1000 + due);
});

test('only an answer of the provider is a refusal', () => {
  expect(isRefusal(new ErrorResponse({ error: 'invalid_grant' }))).toBe(true);
  expect(isRefusal(new ErrorTimeout('Network timed out'))).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
