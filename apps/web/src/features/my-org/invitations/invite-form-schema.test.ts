import { MAX_INVITED_PER_REQUEST } from '@hub/contract/auth/management/invitations';
import { expect, test } from 'vitest';
import { wrongAddresses } from './invite-form-schema.ts';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `person-${index}@demo.test`).join('\n');

test('each bad address is named', () => {
  expect(wrongAddresses('ines@demo.test, noor@demo odo')).toBe('Not an email address: noor@demo, odo');
});

test('as many as one call takes can be invited', () => {
  expect(wrongAddresses(addresses(MAX_INVITED_PER_REQUEST))).toBeUndefined();
  expect(wrongAddresses(addresses(MAX_INVITED_PER_REQUEST + 3))).toBe('At most 50 at once: leave out 3');
});

test('commas alone are no address; an empty field has a message of its own', () => {
  expect(wrongAddresses(' ,; ')).toBe('Name at least one address');
  expect(wrongAddresses('')).toBeUndefined();
});
