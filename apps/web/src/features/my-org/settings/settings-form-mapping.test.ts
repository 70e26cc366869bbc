import type { OrganizationSettings } from '@hub/contract/auth/organizations/settings';
import { expect, test } from 'vitest';
import { settingsFormSchema, settingsOf, settingsWords, valuesOf } from './settings-form-mapping.ts';

const lakeside: OrganizationSettings = {
  name: 'Lakeside Psychology Group',
  streetAddress: '120 Shoreline Avenue',
  city: 'Madison',
  state: 'Wisconsin',
  country: 'United States',
  zipCode: '53703',
  url: 'https://lakeside.demo.test',
  timeZone: 'America/Chicago',
  twoFactorRequired: false,
  version: 3,
  lastChange: null,
};

test('what is read comes out as it went in, with its version', () => {
  const { lastChange: _, ...written } = lakeside;
  expect(settingsOf(settingsFormSchema.parse(valuesOf(lakeside)), 3)).toEqual(written);
});

test('a state without a list is typed', () => {
  const abroad = { ...lakeside, country: 'Germany', state: 'Bavaria' };
  expect(valuesOf(abroad)).toMatchObject({ state: null, region: 'Bavaria' });
  expect(settingsOf(valuesOf(abroad), 3)).toMatchObject({ country: 'Germany', state: 'Bavaria' });
});

test('a time zone has to be chosen', () => {
  const wrong = settingsFormSchema.safeParse(valuesOf({ ...lakeside, timeZone: null }));
  expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['timeZone']]);
});

test('fields are told by their labels', () => {
  const values = valuesOf(lakeside);
  expect(settingsWords.labelOf('url', values)).toBe('Website');
  expect(settingsWords.valueOf('twoFactorRequired', values)).toBe('No');
  expect(settingsWords.valueOf('region', values)).toBeUndefined();
});
