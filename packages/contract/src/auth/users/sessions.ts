import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page.ts';
import { auditOwnAccount } from './audit-own-account.ts';

export const session = z.strictObject({
  id: z.uuid(),
  device: z.string().check(z.describe('The browser and the system in words, such as Chrome on Windows.')),
  address: z.nullable(z.string()).check(z.describe('Where it was opened from.')),
  opened: z.iso.datetime(),
  lastActive: z.iso.datetime(),
  isCurrent: z.boolean().check(z.describe('The session of this call.')),
});

export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/api/users/sessions',
  summary: "The signed-in user's sessions: this one first, then the others by when they were last active.",
  access: signedIn,
  answer: pageOf(session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/api/users/sessions/:id',
  summary: 'Sign one device out.',
  access: signedIn,
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  answer: z.undefined(),
  problems: ['not-found'],
  audit: { action: 'sign out device', record: 'session' },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/api/users/sessions',
  summary: 'Sign every other device out.',
  access: signedIn,
  status: 204,
  answer: z.undefined(),
  audit: auditOwnAccount('sign out other devices'),
});
