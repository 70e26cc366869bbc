import * as z from 'zod/mini';
import { comment } from '../../fields/text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { featureNames, onlyManagers, path, quantity, usesLicenses } from './license.ts';

const params = z.strictObject({ id: z.uuid() });

export const requestStates = ['waiting', 'approved', 'declined', 'sent'] as const;

export const licenseRequest = z.strictObject({
  id: z.uuid(),
  ...featureNames,
  quantity: z.int(),
  message: z.string(),
  state: z.enum(requestStates),
  accountId: z.uuid(),
  accountName: z.string(),
  isMine: z.boolean(),
  asked: z.iso.datetime(),
  decided: z.nullable(z.iso.datetime()),
  decidedByName: z.nullable(z.string()),
  reason: z.string(),
});

export type LicenseRequest = z.infer<typeof licenseRequest>;

export const requestLicense = endpoint({
  method: 'POST',
  path: `${path}/request`,
  summary: 'Ask for uses: a practitioner asks the managers, a manager the publisher.',
  access: usesLicenses,
  body: z.strictObject({ productFeatureId: z.uuid(), quantity, message: z._default(comment, '') }),
  idempotent: true,
  status: 201,
  answer: licenseRequest,
  problems: ['not-found'],
  audit: { action: 'request', record: 'license', ids: ({ id }) => [id] },
});

export const listLicenseRequests = endpoint({
  method: 'GET',
  path: `${path}/requests`,
  summary: "The caller's requests; for a manager, also those that wait for a decision.",
  access: usesLicenses,
  query: z.strictObject({
    ...smallPageQueryOf(10),
    productId: z.optional(z.uuid()),
    state: z.optional(z.enum(requestStates)),
  }),
  answer: pageOf(licenseRequest),
  audit: { action: 'list', record: 'license request', ids: ({ items }) => items.map(({ id }) => id) },
});

const problems = ['not-found', 'request-decided'] as const;

export const approveLicenseRequest = endpoint({
  method: 'POST',
  path: `${path}/requests/:id/approve`,
  summary: 'Assign what was asked for.',
  access: onlyManagers,
  feature: 'individualLicenses',
  params,
  answer: licenseRequest,
  problems: [...problems, 'pool-short'],
  audit: { action: 'approve', record: 'license request' },
});

export const declineLicenseRequest = endpoint({
  method: 'POST',
  path: `${path}/requests/:id/decline`,
  summary: 'Decline a request, with a reason.',
  access: onlyManagers,
  params,
  body: z.strictObject({ reason: z._default(comment, '') }),
  answer: licenseRequest,
  problems,
  audit: { action: 'decline', record: 'license request' },
});
