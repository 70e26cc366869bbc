/** Crockford's base 32: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const PREFIX = 'LARK';
const LENGTH = 20;
const GROUP = /.{5}/g;

const placeOf = (character: string) => ALPHABET.indexOf(character);

/** Luhn's check for base 32: it finds every wrong character, and nearly every swap of two neighbours. */
function sumOf(characters: string, factorOfLast: 1 | 2): number {
  let factor: number = factorOfLast;
  let sum = 0;
  for (const character of [...characters].reverse()) {
    const product = factor * placeOf(character);
    sum += Math.floor(product / BASE) + (product % BASE);
    factor = factor === 2 ? 1 : 2;
  }
  return sum;
}

/** Normalizes a typed or pasted key to its 20 characters; replaces characters that look alike. */
export const licenseKeyCharacters = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(new RegExp(`^${PREFIX}`), '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Whether the check digit is right. It does not say whether the key exists. */
export function isLicenseKey(typed: string): boolean {
  const characters = licenseKeyCharacters(typed);
  const isComplete = characters.length === LENGTH && [...characters].every((one) => placeOf(one) >= 0);
  return isComplete && sumOf(characters, 1) % BASE === 0;
}

/** Formats a key from 19 random numbers from 0 to 31. */
export function licenseKeyOf(numbers: readonly number[]): string {
  const characters = numbers.map((number) => ALPHABET[number % BASE]).join('');
  const check = ALPHABET[(BASE - (sumOf(characters, 2) % BASE)) % BASE];
  return [PREFIX, ...(`${characters}${check}`.match(GROUP) ?? [])].join('-');
}
