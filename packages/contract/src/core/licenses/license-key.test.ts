import { expect, test } from 'vitest';
import { isLicenseKey, licenseKeyCharacters, licenseKeyOf } from './license-key.ts';

const numbers = Array.from({ length: 19 }, (_, index) => (index * 7 + 3) % 32);
const key = licenseKeyOf(numbers);

test('a key reads in groups, and is right as it was told', () => {
  expect(key).toMatch(/^LARK(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
  expect(isLicenseKey(key)).toBe(true);
});

test.each([
  ['small letters', key.toLowerCase()],
  ['no dashes', key.replaceAll('-', '')],
  ['spaces around and between', ` ${key.replaceAll('-', ' ')}\n`],
  ['no prefix', key.slice(5)],
  ['letters that look like digits', key.replaceAll('0', 'o').replaceAll('1', 'l')],
])('it may be typed with %s', (_, typed) => {
  expect(isLicenseKey(typed)).toBe(true);
  expect(licenseKeyCharacters(typed)).toBe(key.replace('LARK', '').replaceAll('-', ''));
});

test('every wrong character is found', () => {
  const characters = licenseKeyCharacters(key);
  for (let place = 0; place < characters.length; place += 1) {
    for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      if (other === characters[place]) continue;
      expect(isLicenseKey(characters.slice(0, place) + other + characters.slice(place + 1))).toBe(false);
    }
  }
});

test.each(['', 'LARK', key.slice(0, -1), `${key}0`, key.replace(/.$/, 'U'), 'ключ'])(
  '%s is no key',
  (typed) => {
    expect(isLicenseKey(typed)).toBe(false);
  },
);
