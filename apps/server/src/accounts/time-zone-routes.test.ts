import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { someOrganization, useAccountHub } from '../../test/account-hub.ts';

const accounts = useAccountHub();

const zoneOf = async (id: string) => {
  const { time_zone } = await accounts.hub.database.system
    .selectFrom('organizations')
    .select('time_zone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return time_zone;
};

test.each([
  ['pacific/HONOLULU', 'Pacific/Honolulu'],
  ['Middle/Earth', null],
  [undefined, null],
])('an organization that is registered by a browser in %s is in %s', async (header, zone) => {
  const { body } = await accounts.call(createOrganization, {
    body: { ...someOrganization, name: `Zone ${crypto.randomUUID()}` },
    ...(header && { headers: { 'time-zone': header } }),
  });
  expect(await zoneOf(body.id)).toBe(zone);
});

test('a manager sets the time zone, and everyone of the organization is told it', async () => {
  const token = await accounts.hub.signIn('manager@demo.test');
  const set = await accounts.call(setTimeZone, { token, body: { timeZone: 'europe/berlin' } });
  expect([set.status, set.body]).toEqual([200, { timeZone: 'Europe/Berlin' }]);
  const profile = await accounts.call(readProfile, {
    token: await accounts.hub.signIn('practitioner@demo.test'),
  });
  expect(profile.body.organizationTimeZone).toBe('Europe/Berlin');
});

test.each([['Middle/Earth'], ['+05:30'], [''], [7]])('%j is refused', async (timeZone) => {
  const token = await accounts.hub.signIn('manager@demo.test');
  const answer = await accounts.call(setTimeZone, { token, body: { timeZone } });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ path: 'timeZone', message: 'Please select an option' }],
  ]);
});

test('a practitioner sets none', async () => {
  const token = await accounts.hub.signIn('practitioner@demo.test');
  const answer = await accounts.call(setTimeZone, { token, body: { timeZone: 'UTC' } });
  expect(answer.status).toBe(403);
});
