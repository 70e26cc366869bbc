import * as z from 'zod/mini';
import { comment } from '../../fields/text.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orders, pageOf, smallPageQueryOf } from '../../http/page.ts';
import { MEMBERS_ON_A_PAGE, membersPath } from './members.ts';

const params = z.strictObject({ id: z.uuid().check(z.describe("The account's id.")) });

export const memberClientSortKeys = [
  'lastName',
  'firstName',
  'dateOfBirth',
  'lastEvaluation',
  'created',
] as const;

/** The fields of a colleague's client that a manager can read. */
const memberClient = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date(),
  createdAt: z.iso.datetime(),
  lastEvaluationOn: z.nullable(z.iso.date()),
  openCases: z.int(),
});

export type MemberClient = z.infer<typeof memberClient>;

export const listMemberClients = endpoint({
  method: 'GET',
  path: `${membersPath}/:id/clients`,
  summary: 'The clients of somebody who works in the organization: names, dates and counts.',
  access: asManager,
  feature: 'myOrg',
  params,
  query: z.strictObject({
    ...smallPageQueryOf(MEMBERS_ON_A_PAGE),
    sortBy: z._default(z.enum(memberClientSortKeys), 'lastName'),
    order: z._default(z.enum(orders), 'asc'),
  }),
  answer: pageOf(memberClient),
  problems: ['not-found'],
  audit: { action: 'list', record: 'client', ids: ({ items }) => items.map(({ id }) => id) },
});

const MAX_CHOSEN_PER_REQUEST = 1000;

export const transferClients = endpoint({
  method: 'POST',
  path: `${membersPath}/:id/clients/transfer`,
  summary:
    'Give clients with their cases, notes and all that is theirs to a colleague: those that are named, or all. Both are told by email.',
  access: asManager,
  feature: 'myOrg',
  params,
  body: z.strictObject({
    toAccountId: z.uuid(),
    clientIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_CHOSEN_PER_REQUEST))),
    reason: z.optional(comment),
  }),
  answer: z.strictObject({ clients: z.int(), cases: z.int() }),
  problems: ['not-found', 'transfer-refused'],
  audit: { action: 'transfer clients', record: 'account' },
});
