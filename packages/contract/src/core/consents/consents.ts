import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { consent, consentToAssess, newConsent } from './consent.ts';

const path = '/core/api/cases/:caseId/consents';
const access = worksWithClients;
const ofCase = z.strictObject({ caseId: z.uuid() });
const one = z.strictObject({ caseId: z.uuid(), id: z.uuid() });
const record = 'consent';
const missing = ['not-found', 'case-deleted'] as const;
const REASON_MAX_LENGTH = 500;

const consentsOfCase = z.strictObject({
  items: z.array(consent),
  toAssess: consentToAssess,
});
export type ConsentsOfCase = z.infer<typeof consentsOfCase>;

export const listConsents = endpoint({
  method: 'GET',
  path,
  summary: 'What was consented to in a case, the latest first, and whether forms may be sent today.',
  access,
  params: ofCase,
  answer: consentsOfCase,
  problems: missing,
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const createConsent = endpoint({
  method: 'POST',
  path,
  summary: "Record a consent. A parent's ends when the client turns 18.",
  access,
  params: ofCase,
  body: newConsent,
  status: 201,
  answer: consent,
  problems: [...missing, 'case-closed'],
  audit: { action: 'create', record, ids: ({ id }) => [id] },
  idempotent: true,
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: `${path}/:id/withdraw`,
  summary:
    'Withdraw a consent. Where no other allows assessments, forms that are out are withdrawn with it, if that is said; else it is refused with how many.',
  access,
  params: one,
  body: z.strictObject({
    reason: limitedText(REASON_MAX_LENGTH).check(z.minLength(1, 'This field is required')),
    withdrawOpen: z._default(z.boolean(), false),
  }),
  answer: consent,
  problems: [...missing, 'consent-withdrawn', 'consent-forms-out'],
  audit: { action: 'withdraw', record },
});
