import * as z from 'zod/mini';
import { timeZoneName } from '../../dates/time-zone.ts';
import { NOTHING_SELECTED } from '../../fields/select.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

export const zone = z
  .string(NOTHING_SELECTED)
  .check(z.refine((name) => timeZoneName(name) !== undefined, NOTHING_SELECTED));

const ownZone = z.strictObject({ timeZone: zone });

export const setTimeZone = endpoint({
  method: 'PUT',
  path: '/auth/api/organizations/time-zone',
  summary: 'Set the time zone in which the days of the organization begin, for reminders among others.',
  access: asManager,
  body: ownZone,
  answer: ownZone,
  audit: { action: 'set time zone', record: 'user', ids: (_answer, { userId }) => [userId] },
});
