import * as z from 'zod/mini';
import { email } from '../../fields/email.ts';
import { filled, requiredString } from '../../fields/required.ts';
import { anyone, asManager, signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { agreement } from '../organizations/organization.ts';
import { newcomerHeader } from '../users/newcomer.ts';
import { credentials, personFields } from '../users/registration.ts';
import { givenRole } from './members.ts';

const path = '/auth/api/management/invitations';
const params = z.strictObject({ id: z.uuid() });

export const MAX_INVITED_PER_REQUEST = 50;
export const INVITATION_DAYS = 14;
const INVITATIONS_ON_A_PAGE = 12;
const TOKEN_MAX_LENGTH = 200;

const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  roleId: z.int(),
  invitedByName: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});

export type Invitation = z.infer<typeof invitation>;

export const invite = endpoint({
  method: 'POST',
  path,
  summary: `Invite people by email. Each gets a link for ${INVITATION_DAYS} days; whoever comes by it needs no approval.`,
  access: asManager,
  feature: 'myOrg',
  body: z.strictObject({
    emails: z
      .array(email)
      .check(z.minLength(1, 'Name at least one address'), z.maxLength(MAX_INVITED_PER_REQUEST)),
    roleId: givenRole,
  }),
  status: 201,
  answer: z.strictObject({ items: z.array(invitation) }),
  problems: ['works-alone', 'too-many-attempts'],
  audit: { action: 'invite', record: 'invitation', ids: ({ items }) => items.map(({ id }) => id) },
});

export const listInvitations = endpoint({
  method: 'GET',
  path,
  summary: 'The invitations that nobody has taken up or withdrawn, the newest first.',
  access: asManager,
  feature: 'myOrg',
  query: z.strictObject(smallPageQueryOf(INVITATIONS_ON_A_PAGE)),
  answer: pageOf(invitation),
  audit: { action: 'list', record: 'invitation', ids: ({ items }) => items.map(({ id }) => id) },
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${path}/:id/resend`,
  summary: 'Send a new link; the former one no longer works.',
  access: asManager,
  feature: 'myOrg',
  params,
  answer: invitation,
  problems: ['not-found', 'too-many-attempts'],
  audit: { action: 'invite', record: 'invitation' },
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Take an invitation back: its link no longer works.',
  access: asManager,
  feature: 'myOrg',
  params,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found'],
  audit: { action: 'withdraw', record: 'invitation' },
});

const token = requiredString().check(filled(), z.maxLength(TOKEN_MAX_LENGTH));

export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/api/invitations/read',
  summary: 'What the link of an invitation is for. The secret travels in the body, which no log keeps.',
  access: anyone,
  body: z.strictObject({ token }),
  callsPerMinute: 30,
  answer: z.strictObject({
    organizationName: z.string(),
    email: z.string(),
    roleId: z.int(),
    hasAccount: z.boolean().check(z.describe('Whoever has one signs in to join; others register.')),
  }),
  problems: ['invitation-over'],
});

export const registerInvited = endpoint({
  method: 'POST',
  path: '/auth/api/invitations/register',
  summary:
    'Register by the link of an invitation, also where registration is closed. The email is confirmed by it.',
  access: anyone,
  headers: newcomerHeader,
  body: z.strictObject({
    token,
    ...personFields,
    user: credentials.check(z.describe('base64(email:password); the email is that of the invitation.')),
    userConfirmation: credentials.check(z.describe('The same, from what was typed to confirm it.')),
    agreement,
    advertisingOptIn: z.boolean(),
  }),
  callsPerMinute: 20,
  status: 201,
  answer: z.strictObject({ id: z.uuid(), email: z.string() }),
  problems: [
    'unreadable-credentials',
    'newcomer-refused',
    'no-verified-email',
    'invitation-over',
    'sign-in-first',
    'sign-in-elsewhere',
    'provider-away',
  ],
});

export const joinOrganization = endpoint({
  method: 'POST',
  path: '/auth/api/invitations/join',
  summary:
    'Join the organization of an invitation with the account that its email has, and work in it from now on.',
  access: signedIn,
  body: z.strictObject({ token }),
  answer: z.strictObject({ organizationId: z.uuid(), organizationName: z.string() }),
  problems: ['invitation-over', 'other-email'],
  audit: { action: 'join', record: 'organization', ids: ({ organizationId }) => [organizationId] },
});
