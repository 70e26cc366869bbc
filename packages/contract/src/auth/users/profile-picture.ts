import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';

const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 25_000_000;
export const pictureTypes = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' } as const;

/** Width and height in pixels. */
export const pictureSizes = { small: 64, large: 256 } as const;

const path = '/auth/api/users/profile-picture';

export const uploadPicture = endpoint({
  method: 'POST',
  path,
  summary:
    'Give the signed-in user a picture, in place of the one before. Of what is sent the middle square is kept, drawn anew in two sizes: its type is told by its content, and nothing besides the pixels is kept.',
  access: signedIn,
  upload: { maxBytes: PICTURE_MAX_BYTES },
  body: z.strictObject({ picture: z.file().check(z.minSize(1, 'This file is empty')) }),
  answer: z.strictObject({ picture: z.string().check(z.describe('Where it is, with its version.')) }),
  problems: ['picture-unreadable', 'picture-too-many-pixels', 'picture-type-refused'],
  audit: auditOwnAccount('change picture'),
  callsPerMinute: 20,
});

export const pictureQuery = z.strictObject({
  size: z._default(z.enum(['small', 'large']), 'large'),
  version: z
    .optional(z.string().check(z.regex(/^[0-9a-f]{1,64}$/)))
    .check(z.describe('As it was told. Whichever is asked for, the present picture is answered.')),
});

export const readPicture = endpoint({
  method: 'GET',
  path,
  summary: "The signed-in user's picture, a square of 256 or of 64 pixels.",
  access: signedIn,
  query: pictureQuery,
  download: 'image/webp',
  answer: z.file(),
  problems: ['picture-not-found'],
  audit: auditOwnAccount('read picture'),
});

export const deletePicture = endpoint({
  method: 'DELETE',
  path,
  summary: "Take the signed-in user's picture away.",
  access: signedIn,
  status: 204,
  answer: z.undefined(),
  problems: ['picture-not-found'],
  audit: auditOwnAccount('delete picture'),
});

/** The address changes with the version, so that a new picture is never confused with the former one. */
export const pictureAddress = (version: string) => `${path}?version=${version}`;
