import * as z from 'zod/mini';
import { qualificationLevels } from '../../core/products/qualification.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { membersPath } from './members.ts';

const receiver = z.strictObject({
  id: z.uuid().check(z.describe('Of the account.')),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/** What a manager has to know before deactivating a member. */
const formsOut = z.strictObject({
  forms: z.int().check(z.describe('That are neither scored nor ended.')),
  clients: z.int().check(z.describe('About whom they are.')),
  level: z.nullable(z.enum(qualificationLevels)).check(z.describe('That a receiver needs.')),
  receivers: z.array(receiver).check(z.describe('Active colleagues who are qualified for all of them.')),
  notQualified: z.int().check(z.describe('How many active colleagues are not.')),
});

export type FormsOut = z.infer<typeof formsOut>;

export const readFormsOut = endpoint({
  method: 'GET',
  path: `${membersPath}/:id/forms-out`,
  summary: 'How many forms of somebody are out, and which colleagues can receive them.',
  access: asManager,
  feature: 'myOrg',
  params: z.strictObject({ id: z.uuid().check(z.describe("The account's id.")) }),
  answer: formsOut,
  problems: ['not-found'],
  audit: { action: 'read forms out', record: 'account' },
});
