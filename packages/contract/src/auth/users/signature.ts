import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';

const SIGNATURE_MAX_BYTES = 1024 * 1024;
/** In pixels: sharp in print at its size on paper. */
export const signatureSize = { width: 1000, height: 260 } as const;
export const typedSignature = requiredText(80);

const path = '/auth/api/users/signature';

const answer = z.strictObject({
  signature: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('typed'), text: z.string() }),
      z.strictObject({
        kind: z.literal('drawn'),
        picture: z.string().check(z.describe('A PNG in Base64.')),
      }),
    ]),
  ),
});
export type Signature = z.infer<typeof answer>['signature'];

export const readSignature = endpoint({
  method: 'GET',
  path,
  summary: 'What the signed-in user signs reports with; null where they are signed by hand.',
  access: signedIn,
  answer,
  audit: auditOwnAccount('read signature'),
});

export const typeSignature = endpoint({
  method: 'PUT',
  path,
  summary: 'Sign reports with a typed name, in place of what was before. Reports that exist do not change.',
  access: signedIn,
  body: z.strictObject({ text: typedSignature }),
  answer,
  audit: auditOwnAccount('change signature'),
});

export const drawSignature = endpoint({
  method: 'POST',
  path,
  summary:
    'Sign reports with a drawing, in place of what was before. It is drawn anew: nothing besides the pixels is kept. Reports that exist do not change.',
  access: signedIn,
  upload: { maxBytes: SIGNATURE_MAX_BYTES },
  body: z.strictObject({ picture: z.file().check(z.minSize(1, 'This file is empty')) }),
  answer,
  problems: ['picture-unreadable', 'picture-too-many-pixels', 'picture-type-refused'],
  audit: auditOwnAccount('change signature'),
  callsPerMinute: 20,
});

export const deleteSignature = endpoint({
  method: 'DELETE',
  path,
  summary: 'Sign reports by hand again. Reports that exist do not change.',
  access: signedIn,
  status: 204,
  answer: z.undefined(),
  problems: ['picture-not-found'],
  audit: auditOwnAccount('delete signature'),
});
