import * as z from 'zod/mini';
import { limitedText } from '../fields/text.ts';
import { endpoint } from '../http/endpoint.ts';
import { worksWithClients } from './clients/client-access.ts';

/** How many of each kind a search finds. */
export const MAX_FOUND = 6;

const foundClient = z.strictObject({
  kind: z.literal('client'),
  id: z.uuid(),
  clientName: z.string(),
  dateOfBirth: z.iso.date(),
});

const foundCase = z.strictObject({
  kind: z.literal('case'),
  id: z.uuid(),
  clientName: z.string(),
  caseName: z.string(),
  status: z.int(),
});

const found = z.union([foundClient, foundCase]);

export type Found = z.infer<typeof found>;

export const search = endpoint({
  method: 'GET',
  path: '/core/api/search',
  summary: 'Clients and cases by name; those that were opened lately first. Without a query, those alone.',
  access: worksWithClients,
  query: z.strictObject({
    Query: z
      .optional(limitedText())
      .check(z.describe("The beginning of a client's name, or of a word of a case's name.")),
  }),
  answer: z.strictObject({
    recent: z
      .array(found)
      .check(z.describe('Opened lately, the latest first. They are not named again below.')),
    clients: z.array(foundClient),
    cases: z.array(foundCase),
  }),
  audit: {
    action: 'search',
    record: 'client or case',
    ids: ({ recent, clients, cases }) => [...recent, ...clients, ...cases].map(({ id }) => id),
  },
});
