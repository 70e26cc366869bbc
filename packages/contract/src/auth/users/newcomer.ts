import * as z from 'zod/mini';
import { anyone } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { TOKEN_MAX_LENGTH } from './users.ts';

/** A registration ticket, or the access token of another provider. */
export const newcomerHeader = z.object({
  authorization: z.optional(z.string().check(z.maxLength(TOKEN_MAX_LENGTH))),
});

export const readNewcomer = endpoint({
  method: 'GET',
  path: '/auth/api/users/newcomer',
  summary: 'What another provider tells of somebody who registers with it. Its token is sent as the bearer.',
  access: anyone,
  feature: 'register',
  headers: newcomerHeader,
  callsPerMinute: 60,
  answer: z.strictObject({
    email: z.string(),
    firstName: z.string().check(z.describe('Empty when the provider does not tell it.')),
    lastName: z.string().check(z.describe('Empty when the provider does not tell it.')),
    provider: z.string().check(z.describe('What people call the provider.')),
  }),
  problems: ['newcomer-refused', 'no-verified-email', 'provider-away'],
});
