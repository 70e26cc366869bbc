import * as z from 'zod/mini';
import { idIn } from '../../catalogs/catalog.ts';
import { degrees } from '../../catalogs/degrees.ts';
import { professionalSpecializations } from '../../catalogs/professional-specializations.ts';
import { name } from '../../fields/name.ts';
import { filled, missing, requiredString } from '../../fields/required.ts';
import { anyone } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { agreement } from '../organizations/organization.ts';
import { newcomerHeader } from './newcomer.ts';

const CREDENTIALS_MAX_LENGTH = 1024;
export const credentials = requiredString().check(filled(), z.maxLength(CREDENTIALS_MAX_LENGTH));

/** The fields of a person who registers. */
export const personFields = {
  firstName: name,
  lastName: name,
  professionalSpecializationId: idIn(professionalSpecializations),
  highestDegreeId: idIn(degrees),
  licensed: z.boolean({ error: missing() }),
};

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/api/users/sign-up',
  summary:
    'Register. The first user of an organization that was made for it manages it; every other one waits for the approval of a manager. Whoever comes from another provider sends its token as the bearer and a temporary password: they sign in with that provider alone.',
  access: anyone,
  feature: 'register',
  headers: newcomerHeader,
  body: z.strictObject({
    ...personFields,
    user: credentials.check(z.describe('base64(email:password)')),
    userConfirmation: credentials.check(z.describe('The same, from what was typed to confirm it.')),
    agreement,
    advertisingOptIn: z.boolean(),
    organizationId: z.uuid(),
  }),
  callsPerMinute: 20,
  status: 201,
  answer: z.strictObject({ id: z.uuid(), email: z.string() }),
  problems: [
    'unreadable-credentials',
    'newcomer-refused',
    'no-verified-email',
    'user-exists',
    'not-found',
    'sign-in-elsewhere',
    'provider-away',
  ],
});
