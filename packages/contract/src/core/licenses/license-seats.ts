import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { license, path, usesLicenses } from './license.ts';

const params = z.strictObject({ id: z.uuid() });
const query = z.strictObject({
  UserId: z.optional(z.uuid()).check(z.describe('Somebody else; for managers alone.')),
});
const problems = ['not-found', 'not-seats', 'role-not-allowed'] as const;

export const checkOutSeat = endpoint({
  method: 'POST',
  path: `${path}/checkout/:id`,
  summary: 'Take a seat of a license.',
  access: usesLicenses,
  params,
  query,
  answer: license,
  problems: [...problems, 'no-use-left', 'seat-taken'],
  audit: { action: 'check out', record: 'license' },
});

export const checkInSeat = endpoint({
  method: 'POST',
  path: `${path}/checkin/:id`,
  summary: 'Give a seat of a license back.',
  access: usesLicenses,
  params,
  query,
  answer: license,
  problems: [...problems, 'not-held'],
  audit: { action: 'check in', record: 'license' },
});

export const listSeatUsers = endpoint({
  method: 'GET',
  path: `${path}/checked/:id/users`,
  summary: 'Who has a seat of a license: for a manager everybody, for others themselves.',
  access: usesLicenses,
  params,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        userId: z.uuid(),
        accountId: z.uuid(),
        name: z.string(),
        isMine: z.boolean(),
        checkedOut: z.iso.datetime(),
      }),
    ),
  }),
  problems: ['not-found'],
  audit: { action: 'list', record: 'license', ids: (_, { params: { id = '' } }) => [id] },
});
