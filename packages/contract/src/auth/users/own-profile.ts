import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { auditOwnAccount } from './audit-own-account.ts';
import { organizationManager, profile } from './profile.ts';
import { profileUpdate } from './profile-update.ts';

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/api/users',
  summary:
    'Write what is known of the signed-in user. An address that is left out stays, null takes it away. The name and the site of the organization are for its managers.',
  access: signedIn,
  body: profileUpdate,
  answer: profile,
  problems: ['role-not-allowed', 'organization-exists'],
  audit: auditOwnAccount('update'),
});

const ADMINS_ON_A_PAGE = 50;

export const listOrgAdmins = endpoint({
  method: 'GET',
  path: '/auth/api/users/org-admins',
  summary: "The managers of the signed-in user's organization.",
  access: signedIn,
  query: z.strictObject(smallPageQueryOf(ADMINS_ON_A_PAGE)),
  answer: pageOf(organizationManager),
  audit: { action: 'list', record: 'account', ids: ({ items }) => items.map(({ id }) => id) },
});
