import { expect, test } from 'vitest';
import { isEmailConfirmed } from './token-store.ts';

const asBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
const token = (claims: object) => `e30.${asBase64Url(JSON.stringify(claims))}.signature`;

test('the access token tells whether the email is confirmed', () => {
  expect(isEmailConfirmed(token({ email_verified: true }))).toBe(true);
  expect(isEmailConfirmed(token({ email_verified: false, name: 'Zoë ÿÿÿ' }))).toBe(false);
});

test('a token that says nothing about it speaks for nobody', () => {
  expect(isEmailConfirmed(token({ sub: '1' }))).toBe(true);
  expect(isEmailConfirmed('opaque')).toBe(true);
});
