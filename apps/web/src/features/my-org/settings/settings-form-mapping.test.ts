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
  consentRule: 'warns',
  emergencyNumber: '911',
  emergencyTexts: { en: 'Call the ward.', es: '', ar: '' },
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
  expect(settingsWords.labelOf('emergencyTexts.es', values)).toBe('Text in Spanish');
  expect(settingsWords.valueOf('emergencyTexts.en', values)).toBe('Call the ward.');
  expect(settingsWords.valueOf('consentRule', values)).toBe('Warn, and let the practitioner decide');
});

test('a text in another language needs an English one beside it', () => {
  const emergencyTexts = { en: ' ', es: 'Llame al 112.', ar: '' };
  const wrong = settingsFormSchema.safeParse(valuesOf({ ...lakeside, emergencyTexts }));
  expect(wrong.error?.issues).toMatchObject([{ message: 'Write the English text, too' }]);
});
