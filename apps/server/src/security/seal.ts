import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** The value was sealed with another key or for another place, or was changed. */
export class SealBroken extends Error {}

/** Encrypts a value for one place; opening it with another `place` fails. */
export function seal(key: Buffer, place: string, value: unknown): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal<T>(key: Buffer, place: string, sealed: Buffer): T {
  const nonce = sealed.subarray(0, NONCE_LENGTH);
  const tag = sealed.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  // Refuses values that are too short to have been sealed here.
  if (tag.length < TAG_LENGTH) throw new SealBroken('the seal is broken');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_LENGTH + TAG_LENGTH));
  try {
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')) as T;
  } catch {
    throw new SealBroken('the seal is broken');
  }
}
