import * as z from 'zod/mini';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

const requirement = z.strictObject({ required: z.boolean() });

export const requireTwoFactor = endpoint({
  method: 'PUT',
  path: '/auth/api/organizations/two-factor',
  summary:
    'Ask everyone of the organization for two-factor sign-in. Who has none is led to it and can do nothing else. A manager turns it on for themselves first.',
  access: asManager,
  body: requirement,
  answer: requirement,
  problems: ['two-factor-off', 'sign-in-elsewhere'],
  audit: { action: 'require two-factor', record: 'user', ids: (_answer, { userId }) => [userId] },
});
