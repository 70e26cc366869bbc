import { expect, test } from 'vitest';
import { type CatalogName, catalogs } from './catalogs.ts';

const shown = (name: CatalogName) => catalogs[name].map(({ id, value }) => `${id} ${value}`);

test('sex and gender keep the numbers of the specification and are shown in its other order', () => {
  expect(shown('genders')).toEqual(['1 Male', '2 Female', '4 Intersex', '3 Other']);
  expect(shown('genderIdentity')).toEqual(['3 Male', '2 Female', '1 Nonbinary', '4 Transgender', '5 Other']);
});

test('there are 32 languages from English and Spanish to Danish, and then Other', () => {
  const languages = shown('primaryLanguage');
  expect(languages).toHaveLength(33);
  expect(languages.slice(0, 2)).toEqual(['1 English', '2 Spanish']);
  expect(languages.slice(-2)).toEqual(['32 Danish', '33 Other']);
  expect(new Set(catalogs.primaryLanguage.map(({ value }) => value)).size).toBe(33);
});

test('a profile knows two more relationships than an emergency', () => {
  expect(shown('relationshipToClientEmergency')).toHaveLength(7);
  expect(shown('relationshipToClientProfile').slice(7)).toEqual(['8 Spouse', '9 Teacher']);
});

test.each(Object.entries(catalogs))('%s is numbered from 1 without a gap', (_, catalog) => {
  const ids = catalog.map(({ id }) => id).sort((left, right) => left - right);
  expect(ids).toEqual(catalog.map((_item, index) => index + 1));
});
