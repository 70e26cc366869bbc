import * as z from 'zod/mini';
import { professionalSpecializations } from '../../catalogs/professional-specializations.ts';
import { ADMIN, PRACTITIONER } from '../../catalogs/roles.ts';
import { userStatuses } from '../../catalogs/user-statuses.ts';
import { searchWords } from '../../fields/search-words.ts';
import { NOTHING_SELECTED } from '../../fields/select.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { yesOrNo } from '../../fields/yes-or-no.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orders, pageOf, smallPageQueryOf } from '../../http/page.ts';
import { pictureQuery } from '../users/profile-picture.ts';

export const membersPath = '/auth/api/management/users';

const params = z.strictObject({ id: z.uuid().check(z.describe("The account's id.")) });
export const MEMBERS_ON_A_PAGE = 12;

/** The list's filter value for removed accounts. */
export const DELETED = 'Deleted';

export const memberSortKeys = ['lastName', 'firstName', 'status', 'role', 'lastSignIn', 'created'] as const;

/** The roles that a manager can give. */
export const givenRole = z.literal([PRACTITIONER, ADMIN], NOTHING_SELECTED);

const member = z.strictObject({
  id: z.uuid().check(z.describe('Of the account.')),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  isApproved: z.boolean().check(z.describe('Whether a manager has let them in, or none had to.')),
  roleId: z.int(),
  professionalSpecializationId: z.nullable(z.int()),
  lastSignInAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  clients: z.int(),
  openCases: z.int(),
  isOwn: z.boolean().check(z.describe("Whether it is the caller's own account.")),
  picture: z.nullable(z.string()).check(z.describe('Where it is, with its version.')),
});

export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: membersPath,
  summary: 'Who works in the organization. Who was removed is listed only when asked for.',
  access: asManager,
  feature: 'myOrg',
  query: z.strictObject({
    ...smallPageQueryOf(MEMBERS_ON_A_PAGE),
    sortBy: z._default(z.enum(memberSortKeys), 'lastName'),
    order: z._default(z.enum(orders), 'asc'),
    isApproved: z.optional(yesOrNo),
    status: z.optional(z.enum([...userStatuses, DELETED])).check(z.describe('Deleted is Removed.')),
    professionalSpecializationId: z.optional(wholeNumber(1, professionalSpecializations.length)),
    firstName: searchWords('the first name'),
    lastName: searchWords('the last name'),
    excludeOwnAccount: z._default(yesOrNo, false),
  }),
  answer: pageOf(member),
  audit: { action: 'list', record: 'account', ids: ({ items }) => items.map(({ id }) => id) },
});

const memberDetails = z.extend(member, {
  businessPhone: z.string(),
  mobilePhone: z.string(),
  jobTitle: z.string(),
  jobRole: z.string(),
  highestDegreeId: z.nullable(z.int()),
  licensed: z.boolean(),
  deletedClients: z.int().check(z.describe('That can still be restored; they go with a transfer of all.')),
  isLastManager: z.boolean().check(z.describe('Cannot be removed, deactivated or made a practitioner.')),
});

export type MemberDetails = z.infer<typeof memberDetails>;

export const readMember = endpoint({
  method: 'GET',
  path: `${membersPath}/:id`,
  summary: 'Somebody who works in the organization.',
  access: asManager,
  feature: 'myOrg',
  params,
  answer: memberDetails,
  problems: ['not-found'],
  audit: { action: 'read', record: 'account' },
});

export const readMemberPicture = endpoint({
  method: 'GET',
  path: `${membersPath}/:id/picture`,
  summary: 'The picture of somebody who works in the organization, a square of 256 or of 64 pixels.',
  access: asManager,
  feature: 'myOrg',
  params,
  query: pictureQuery,
  download: 'image/webp',
  answer: z.file(),
  problems: ['not-found'],
  audit: { action: 'read picture', record: 'account' },
});

export const memberPictureAddress = (id: string, version: string) =>
  `${membersPath}/${id}/picture?version=${version}`;

export const decideAccess = endpoint({
  method: 'PATCH',
  path: `${membersPath}/:id/access`,
  summary: 'Approve or deny somebody who asks to work in the organization. They are told by email.',
  access: asManager,
  params,
  query: z.strictObject({ approved: yesOrNo }),
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'approval-decided'],
  audit: { action: 'decide access', record: 'account' },
});

const MAX_APPROVED_PER_REQUEST = 100;

export const approveMembers = endpoint({
  method: 'POST',
  path: `${membersPath}/approvals`,
  summary: 'Approve many at once: of these, all that still wait.',
  access: asManager,
  feature: 'myOrg',
  body: z.strictObject({
    accountIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_APPROVED_PER_REQUEST)),
  }),
  answer: z.strictObject({ approvedIds: z.array(z.uuid()) }),
  audit: { action: 'decide access', record: 'account', ids: ({ approvedIds }) => approvedIds },
});

export const changeRole = endpoint({
  method: 'PUT',
  path: `${membersPath}/:id/role`,
  summary: 'Make somebody a manager, or a practitioner. It holds from their next call on.',
  access: asManager,
  feature: 'myOrg',
  params,
  body: z.strictObject({ roleId: givenRole }),
  answer: memberDetails,
  problems: ['not-found', 'last-manager', 'wrong-status'],
  audit: { action: 'change role', record: 'account' },
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: `${membersPath}/:id/organization`,
  summary:
    'Remove somebody from the organization, once nobody is their client: sessions end, seats are checked in and unspent uses go back to the pool.',
  access: asManager,
  feature: 'myOrg',
  params,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'last-manager', 'own-account', 'has-clients', 'wrong-status'],
  audit: { action: 'remove', record: 'account' },
});

export const deactivateMember = endpoint({
  method: 'POST',
  path: '/auth/api/admin/users/:id/deactivate',
  summary:
    'Keep somebody out: sessions end, seats and unspent uses go back. What is theirs stays theirs, except for clients with forms out, which go to the colleague who is named.',
  access: asManager,
  feature: 'myOrg',
  params,
  body: z.optional(
    z.strictObject({
      receiverAccountId: z.optional(z.uuid()).check(z.describe('Needed while forms are out.')),
    }),
  ),
  answer: memberDetails,
  problems: [
    'not-found',
    'last-manager',
    'own-account',
    'wrong-status',
    'receiver-needed',
    'receiver-not-qualified',
    'transfer-refused',
  ],
  audit: { action: 'deactivate', record: 'account' },
});

export const enableMember = endpoint({
  method: 'POST',
  path: '/auth/api/admin/users/:id/enable',
  summary: 'Let somebody in again who was deactivated or removed, in the role they had.',
  access: asManager,
  feature: 'myOrg',
  params,
  answer: memberDetails,
  problems: ['not-found', 'wrong-status'],
  audit: { action: 'enable', record: 'account' },
});
