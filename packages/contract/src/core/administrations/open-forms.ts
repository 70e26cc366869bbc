import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { administrationStates } from './administration.ts';

const openForm = z.strictObject({
  id: z.uuid(),
  formName: z.string().check(z.describe('With its product, such as `LBS-2 Parent`.')),
  respondentName: z.string(),
  clientName: z.string(),
  state: z.enum(administrationStates),
  answered: z.int(),
  items: z.int(),
});
export type OpenForm = z.infer<typeof openForm>;

const params = z.strictObject({ id: z.uuid() });
const answer = z.strictObject({ items: z.array(openForm) });

export const listOpenFormsOfCase = endpoint({
  method: 'GET',
  path: '/core/api/cases/:id/open-forms',
  summary: 'The forms of a case that are out: what is paused when it is deleted.',
  access: worksWithClients,
  params,
  answer,
  problems: ['not-found', 'case-deleted'],
  audit: { action: 'list', record: 'administration', ids: ({ items }) => items.map(({ id }) => id) },
});

export const listOpenFormsOfClient = endpoint({
  method: 'GET',
  path: '/core/api/clients/:id/open-forms',
  summary: 'The forms of all cases of a client that are out: what is paused when the client is deleted.',
  access: worksWithClients,
  params,
  answer,
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'list', record: 'administration', ids: ({ items }) => items.map(({ id }) => id) },
});
