import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';
import { anyone } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQueryOf } from '../../http/page.ts';
import { knownOrganization, newOrganization } from './organization.ts';

const ORGANIZATIONS_ON_A_PAGE = 20;

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/auth/api/organizations',
  summary: 'The organizations whose name begins with a text. Those of one person are not among them.',
  access: anyone,
  feature: 'register',
  query: z.strictObject({
    ...pageQueryOf(ORGANIZATIONS_ON_A_PAGE),
    OrganizationName: z._default(limitedText(), '' as never),
  }),
  callsPerMinute: 120,
  answer: pageOf(knownOrganization),
});

export const readOrganization = endpoint({
  method: 'GET',
  path: '/auth/api/organizations/:id',
  summary: 'One organization, as far as a stranger may know it.',
  access: anyone,
  feature: 'register',
  params: z.strictObject({ id: z.uuid() }),
  callsPerMinute: 120,
  answer: knownOrganization,
  problems: ['not-found'],
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/auth/api/organizations',
  summary: 'Make an organization for the registration that follows. Without one it is gone after a day.',
  access: anyone,
  feature: 'register',
  body: newOrganization,
  callsPerMinute: 20,
  idempotent: true,
  status: 201,
  answer: knownOrganization,
  problems: ['organization-exists'],
});
