import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readConfig } from '@hub/server/config';
import { unseal } from '@hub/server/security/seal';
import { loadSecrets } from '@hub/server/security/secrets';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { signInForTokens } from './page-sign-in.ts';

type Fields = Record<string, unknown>;
type Signature = (input: string) => string;

export type TokenForge = Awaited<ReturnType<typeof openForge>>;

/** A real token, the real private key, and functions to make tokens that are wrong in exactly one way. */
export async function openForge(hub: TestHub) {
  const { access_token: token, id_token: idToken } = await signInForTokens(hub);
  const header = decodeProtectedHeader(token) as Fields;
  const claims = decodeJwt(token) as Fields;
  const { publicJwk, privateKey } = await readSigningKey(hub, String(header.kid));

  /** The real token with other fields, optionally signed in another way. */
  const forge = (changes: { header?: Fields; claims?: Fields }, signature: Signature = es256(privateKey)) =>
    jws({ ...header, ...changes.header }, { ...claims, ...changes.claims }, signature);
  return { token, idToken, header, claims, publicJwk, forge };
}

async function readSigningKey(hub: TestHub, kid: string) {
  const { public_jwk, sealed_private_jwk } = await hub.database.system
    .selectFrom('signing_keys')
    .select(['public_jwk', 'sealed_private_jwk'])
    .where('kid', '=', kid)
    .executeTakeFirstOrThrow();
  const { signingKeys } = loadSecrets(readConfig(hub.environment));
  const privateJwk = unseal<JsonWebKey>(signingKeys, kid, sealed_private_jwk);
  return {
    publicJwk: public_jwk as JsonWebKey,
    privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }),
  };
}

/** A field that is undefined is left out. */
const jws = (header: Fields, claims: Fields, signature: Signature): string => {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${signature(input)}`;
};

export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const es256 =
  (key: KeyObject): Signature =>
  (input) =>
    sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

export const hs256 =
  (secret: string | Buffer): Signature =>
  (input) =>
    createHmac('sha256', secret).update(input).digest('base64url');

export const unsigned: Signature = () => '';

const anotherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Signed by a key that the provider never had. */
export const foreign = es256(anotherKey.privateKey);
export const foreignJwk = anotherKey.publicKey.export({ format: 'jwk' });
