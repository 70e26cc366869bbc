import { TEMPORARY_PASSWORD_LENGTH } from '@hub/contract/fields/temporary-password';

const PARTS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789', '!#$%&*+-=?@^_~'];
const ANY = PARTS.join('');

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const oneOf = (characters: string) => characters.charAt(random() % characters.length);

/** Stands where a password would in the registration of somebody who has none here: one of each part, then any. */
export function makeTemporaryPassword(): string {
  const others = Array.from({ length: TEMPORARY_PASSWORD_LENGTH - PARTS.length }, () => oneOf(ANY));
  return [...PARTS.map(oneOf), ...others]
    .map((character) => ({ character, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ character }) => character)
    .join('');
}
