import { createHmac, timingSafeEqual } from 'node:crypto';

export type Head = { position: number; chain: Buffer };

/** The trail was changed since it was last sealed. Nothing more is sealed on top of it. */
export class TrailBroken extends Error {}

/** Each link depends on all before it and on a key that is not in the database. */
export const START: Buffer = Buffer.alloc(32);

export const nextLink = (key: Buffer, previous: Buffer, canonicalEntry: string): Buffer =>
  createHmac('sha256', key).update(previous).update(canonicalEntry).digest();

export const signHead = (key: Buffer, position: number, chain: Buffer): Buffer =>
  createHmac('sha256', key).update(`head ${position} `).update(chain).digest();

export const isSame = (left: Buffer, right: Buffer) =>
  left.length === right.length && timingSafeEqual(left, right);
