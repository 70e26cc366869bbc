import { createPublicKey } from 'node:crypto';
import { encoded, foreign, foreignJwk, hs256, type TokenForge, unsigned } from './token-forge.ts';

type Forgery = [name: string, make: (forge: TokenForge) => string];

const now = () => Math.floor(Date.now() / 1000);
const asPublicKey = ({ publicJwk }: TokenForge) => createPublicKey({ key: publicJwk, format: 'jwk' });

const unsignedTokens: Forgery[] = ['none', 'None', 'NONE', 'nOnE', '', 'null'].flatMap((alg): Forgery[] => [
  [`the algorithm ${alg || '(empty)'} and no signature`, ({ forge }) => forge({ header: { alg } }, unsigned)],
  [`the algorithm ${alg || '(empty)'} and the real signature`, ({ forge }) => forge({ header: { alg } })],
]);

const byPublicKey: [string, (forge: TokenForge) => string | Buffer][] = [
  ['PEM', (forge) => asPublicKey(forge).export({ type: 'spki', format: 'pem' })],
  [
    'PEM without its last line break',
    (forge) => asPublicKey(forge).export({ type: 'spki', format: 'pem' }).toString().trim(),
  ],
  ['DER', (forge) => asPublicKey(forge).export({ type: 'spki', format: 'der' })],
  ['JWK', ({ publicJwk }) => JSON.stringify(publicJwk)],
  ['x coordinate', ({ publicJwk }) => Buffer.from(publicJwk.x ?? '', 'base64url')],
  [
    'point',
    ({ publicJwk: { x = '', y = '' } }) =>
      Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
  ],
];
const symmetric = byPublicKey.map(
  ([form, secret]): Forgery => [
    `HS256 with the public key's ${form} as the secret`,
    (forge) => forge.forge({ header: { alg: 'HS256' } }, hs256(secret(forge))),
  ],
);

const foreignKeys: Forgery[] = [
  ['another key under the same key id', ({ forge }) => forge({}, foreign)],
  [
    'another key that the header brings along',
    ({ forge }) => forge({ header: { jwk: foreignJwk } }, foreign),
  ],
  [
    'another key that the header brings along, without a key id',
    ({ forge }) => forge({ header: { jwk: foreignJwk, kid: undefined } }, foreign),
  ],
  ['another key and no key id', ({ forge }) => forge({ header: { kid: undefined } }, foreign)],
  ['a signature of zeros', ({ forge }) => forge({}, () => Buffer.alloc(64).toString('base64url'))],
  ['no signature', ({ forge }) => forge({}, unsigned)],
];

const keyIds = [
  '../../../../dev/null',
  '/dev/null',
  "' or 1=1 --",
  "x' union select 'secret' --",
  'a\u0000b',
  '__proto__',
];
const keyIdTricks = keyIds.flatMap((kid): Forgery[] => [
  [`the key id ${JSON.stringify(kid)} and the real key`, ({ forge }) => forge({ header: { kid } })],
  [
    `the key id ${JSON.stringify(kid)} and an empty secret`,
    ({ forge }) => forge({ header: { kid, alg: 'HS256' } }, hs256('')),
  ],
  [
    `the key id ${JSON.stringify(kid)} and a chosen secret`,
    ({ forge }) => forge({ header: { kid, alg: 'HS256' } }, hs256('secret')),
  ],
]);

const wrongClaims: [string, { header?: object; claims?: object | (() => object) }][] = [
  ['another audience', { claims: { aud: 'urn:another:api' } }],
  ["the client's id as the audience", { claims: { aud: 'hub-web' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['another issuer', { claims: { iss: 'https://evil.test/idp' } }],
  ['no issuer', { claims: { iss: undefined } }],
  ['the type JWT', { header: { typ: 'JWT' } }],
  ['the type of a logout token', { header: { typ: 'logout+jwt' } }],
  ['no type', { header: { typ: undefined } }],
  ['an end that is past', { claims: () => ({ exp: now() - 1 }) }],
  ['no end', { claims: { exp: undefined } }],
  ['an end that is no number', { claims: { exp: 'never' } }],
  ['a beginning that is to come', { claims: () => ({ nbf: now() + 60 }) }],
  ['an extension that must be understood', { header: { crit: ['evil'], evil: true } }],
  ['a made-up session', { claims: () => ({ sid: crypto.randomUUID() }) }],
  ['no session', { claims: { sid: undefined } }],
  ['a session that is SQL', { claims: { sid: "' or true --" } }],
  ['a list of sessions', { claims: { sid: [crypto.randomUUID()] } }],
];
const signedForgeries = wrongClaims.map(
  ([name, { header = {}, claims = {} }]): Forgery => [
    name,
    ({ forge }) =>
      forge({ header: { ...header }, claims: { ...(typeof claims === 'function' ? claims() : claims) } }),
  ],
);

const tampered: Forgery[] = [
  ['an id token', ({ idToken }) => idToken],
  [
    'another user under the original signature',
    ({ token, claims }) => withPart(token, 1, encoded({ ...claims, sub: crypto.randomUUID() })),
  ],
  [
    'a later end under the original signature',
    ({ token, claims }) => withPart(token, 1, encoded({ ...claims, exp: now() + 9999 })),
  ],
  [
    'another header under the original signature',
    ({ token, header }) => withPart(token, 0, encoded({ ...header, x: 1 })),
  ],
  ['a flipped bit in the signature', ({ token }) => withPart(token, 2, flipped(token.split('.')[2] ?? ''))],
  ['two parts', ({ token }) => token.split('.').slice(0, 2).join('.')],
  ['four parts', ({ token }) => `${token}.x`],
  ['five empty parts', () => '....'],
  ['garbage', () => 'garbage'],
  ['garbage in three parts', () => 'a.b.c'],
  ['null in three parts', () => `${encoded(null)}.${encoded(null)}.`],
  ['the token twice', ({ token }) => `${token}${token}`],
  ['a very long header', ({ forge }) => forge({ header: { x: 'x'.repeat(6000) } }, foreign)],
];

const withPart = (token: string, index: number, part: string) => token.split('.').with(index, part).join('.');

function flipped(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url');
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  return bytes.toString('base64url');
}

export const forgeries: Forgery[] = [
  ...unsignedTokens,
  ...symmetric,
  ...foreignKeys,
  ...keyIdTricks,
  ...signedForgeries,
  ...tampered,
];
