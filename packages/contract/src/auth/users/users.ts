import * as z from 'zod/mini';
import { filled } from '../../fields/required.ts';
import { secondFactorCode } from '../../fields/second-factor-code.ts';
import { anyone, signedIn, signedInUnconfirmed } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';
import { profile } from './profile.ts';
import { tokens } from './tokens.ts';

export const TOKEN_MAX_LENGTH = 8192;
const token = z.string().check(filled(), z.maxLength(TOKEN_MAX_LENGTH));
const basicHeader = z.object({
  authorization: z.optional(z.string().check(z.maxLength(TOKEN_MAX_LENGTH))),
});

/** Carries the code of the authenticator app, or a recovery code. */
export const TWO_FACTOR_HEADER = 'x-two-factor-code';

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/api/users/sign-in',
  summary:
    'Sign in with an email and a password, sent as a basic authorization header, and with a code in x-two-factor-code where the user has an authenticator app.',
  access: anyone,
  headers: z.extend(basicHeader, { [TWO_FACTOR_HEADER]: z.optional(secondFactorCode) }),
  answer: tokens,
  problems: [
    'invalid-basic-header',
    'wrong-credentials',
    'two-factor-required',
    'code-refused',
    'approval-pending',
    'access-denied',
    'account-deactivated',
    'account-removed',
    'too-many-attempts',
    'account-locked',
    'sign-in-elsewhere',
  ],
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/auth/api/users/refresh-token',
  summary: 'Exchange a refresh token for new tokens. Each refresh token works once.',
  access: anyone,
  headers: basicHeader,
  body: z.strictObject({ refreshToken: token }),
  callsPerMinute: 600,
  answer: tokens,
  problems: ['invalid-basic-header', 'wrong-client', 'refresh-refused', 'sign-in-elsewhere'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/api/users/sign-out',
  summary: 'End the session of an access token. A token that is dead already is no error.',
  access: anyone,
  body: z.strictObject({ accessToken: token }),
  callsPerMinute: 600,
  status: 204,
  answer: z.undefined(),
  problems: ['provider-away'],
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/auth/api/users',
  summary: "The signed-in user's profile.",
  access: signedInUnconfirmed,
  answer: profile,
  audit: auditOwnAccount('read'),
});

export const changeReminders = endpoint({
  method: 'PUT',
  path: '/auth/api/users/reminders',
  summary: 'Choose whether mails remind of cases that expire.',
  access: signedIn,
  body: z.strictObject({ caseReminders: z.boolean() }),
  answer: z.strictObject({ caseReminders: z.boolean() }),
  audit: auditOwnAccount('change reminders'),
});

export const switchOrganization = endpoint({
  method: 'POST',
  path: '/auth/api/users/switch-organization',
  summary:
    'Work in another of the own organizations from now on. A call of a window that still shows the former one says so in its hub-organization header, and is refused.',
  access: signedIn,
  body: z.strictObject({ organizationId: z.uuid() }),
  answer: profile,
  problems: ['not-found'],
  audit: auditOwnAccount('switch organization'),
});
