import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { respondents } from '../products/product.ts';

/** The maximum number shown. */
export const MAX_NEW_RESULTS = 200;

/** A form with scores that its practitioner has not seen. */
const newResult = z.strictObject({
  id: z.uuid(),
  caseId: z.uuid(),
  clientName: z.string(),
  productAcronym: z.string(),
  formName: z.string(),
  role: z.enum(respondents).check(z.describe('As whom the respondent answered.')),
  respondentName: z.string(),
  scored: z.iso.datetime(),
});
export type NewResult = z.infer<typeof newResult>;

export const listNewResults = endpoint({
  method: 'GET',
  path: '/core/api/administrations/new-results',
  summary:
    "The forms of the caller's own cases that were scored and whose scores the caller has not looked at yet, the latest first.",
  access: worksWithClients,
  answer: z.strictObject({
    total: z.int(),
    items: z.array(newResult).check(z.maxLength(MAX_NEW_RESULTS)),
  }),
  audit: { action: 'list', record: 'administration', ids: ({ items }) => items.map(({ id }) => id) },
});
