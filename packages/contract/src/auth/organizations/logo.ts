import * as z from 'zod/mini';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from '../users/audit-own-account.ts';

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** In pixels: sharp in print at its size on paper. */
export const logoSize = { width: 1100, height: 300 } as const;

const path = '/auth/api/organizations/logo';

const logo = z.strictObject({
  logo: z.nullable(z.string()).check(z.describe('A PNG in Base64; null where there is none.')),
});

export const readLogo = endpoint({
  method: 'GET',
  path,
  summary: "The organization's logo, which stands at the head of its reports.",
  access: asManager,
  feature: 'myOrg',
  answer: logo,
});

export const uploadLogo = endpoint({
  method: 'POST',
  path,
  summary:
    'Give the organization a logo, in place of the one before. It is drawn anew as a PNG that fits the head of a page: nothing besides the pixels is kept. Reports that exist do not change.',
  access: asManager,
  feature: 'myOrg',
  upload: { maxBytes: LOGO_MAX_BYTES },
  body: z.strictObject({ picture: z.file().check(z.minSize(1, 'This file is empty')) }),
  answer: logo,
  problems: ['picture-unreadable', 'picture-too-many-pixels', 'picture-type-refused'],
  audit: auditOwnAccount('change logo'),
  callsPerMinute: 20,
});

export const deleteLogo = endpoint({
  method: 'DELETE',
  path,
  summary: "Take the organization's logo away. Reports that exist do not change.",
  access: asManager,
  feature: 'myOrg',
  status: 204,
  answer: z.undefined(),
  problems: ['picture-not-found'],
  audit: auditOwnAccount('delete logo'),
});
