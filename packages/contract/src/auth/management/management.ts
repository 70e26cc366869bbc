import * as z from 'zod/mini';
import { yesOrNo } from '../../fields/yes-or-no.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

export const decideAccess = endpoint({
  method: 'PATCH',
  path: '/auth/api/management/users/:id/access',
  summary: 'Approve or deny somebody who asks to work in the organization. They are told by email.',
  access: asManager,
  params: z.strictObject({ id: z.uuid().check(z.describe("The account's id.")) }),
  query: z.strictObject({ approved: yesOrNo }),
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'approval-decided'],
  audit: { action: 'decide access', record: 'account' },
});
