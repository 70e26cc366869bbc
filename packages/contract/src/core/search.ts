import * as z from 'zod/mini';
import { ANYTHING_OF_A_CLIENT, searchWords } from '../fields/search-words.ts';
import { endpoint } from '../http/endpoint.ts';
import { administrationStates } from './administrations/administration.ts';
import { worksWithClients } from './clients/client-access.ts';

/** The maximum number of results of each kind. */
export const MAX_FOUND = 6;

const foundClient = z.strictObject({
  kind: z.literal('client'),
  id: z.uuid(),
  clientName: z.string(),
  dateOfBirth: z.iso.date(),
  externalClientId: z.nullable(z.string()).check(z.describe('Told where the query finds it.')),
  email: z.nullable(z.string()).check(z.describe('Told where the query finds it.')),
});

const foundCase = z.strictObject({
  kind: z.literal('case'),
  id: z.uuid(),
  clientName: z.string(),
  caseName: z.string(),
  status: z.int(),
});

const foundProduct = z.strictObject({
  kind: z.literal('product'),
  id: z.uuid(),
  name: z.string(),
  acronym: z.string(),
});

const foundAdministration = z.strictObject({
  kind: z.literal('administration'),
  id: z.uuid(),
  caseId: z.uuid(),
  batteryId: z.uuid(),
  clientName: z.string(),
  formName: z.string(),
  state: z.enum(administrationStates),
});

const found = z.union([foundClient, foundCase, foundAdministration, foundProduct]);

export type Found = z.infer<typeof found>;

export const search = endpoint({
  method: 'GET',
  path: '/core/api/search',
  summary:
    'Clients, cases, the forms given to clients, and products; records that were opened lately first. Without a query, those alone.',
  access: worksWithClients,
  query: z.strictObject({
    Query: searchWords(`the name of a case or a product, or ${ANYTHING_OF_A_CLIENT}`),
  }),
  answer: z.strictObject({
    recent: z
      .array(found)
      .check(z.describe('Opened lately, the latest first. They are not named again below.')),
    clients: z.array(foundClient),
    cases: z.array(foundCase),
    administrations: z.array(foundAdministration),
    products: z.array(foundProduct),
  }),
  // Products are not personal records.
  audit: {
    action: 'search',
    record: 'client, case or administration',
    ids: ({ recent, clients, cases, administrations }) =>
      [...recent, ...clients, ...cases, ...administrations].map(({ id }) => id),
  },
});
