import * as z from 'zod/mini';
import { secondFactorCode } from '../../fields/second-factor-code.ts';
import { signedInEnrolling } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';
import { currentPassword, currentPasswordProblems } from './current-password.ts';

const recoveryCodes = z.strictObject({
  recoveryCodes: z.array(z.string()).check(z.describe('Shown this once.')),
});

const codeProblems = [
  'code-refused',
  'two-factor-off',
  'too-many-attempts',
  'account-locked',
  'sign-in-elsewhere',
] as const;

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/api/users/two-factor',
  summary: 'Get a secret for an authenticator app. Nothing is asked for until a code of it was confirmed.',
  access: signedInEnrolling,
  body: z.strictObject({ currentPassword }),
  answer: z.strictObject({
    secret: z.string().check(z.describe('In base32, to type into the app.')),
    url: z.string().check(z.describe('The same as an otpauth address, to show as a QR code.')),
  }),
  problems: ['two-factor-on', ...currentPasswordProblems, 'sign-in-elsewhere'],
  audit: auditOwnAccount('begin two-factor'),
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/api/users/two-factor/confirm',
  summary: 'Turn two-factor sign-in on with the first code from the app.',
  access: signedInEnrolling,
  body: z.strictObject({ code: secondFactorCode }),
  answer: recoveryCodes,
  problems: ['code-refused', 'two-factor-on', 'two-factor-off', 'sign-in-elsewhere'],
  audit: auditOwnAccount('turn on two-factor'),
});

export const turnOffTwoFactor = endpoint({
  method: 'DELETE',
  path: '/auth/api/users/two-factor',
  summary: 'Turn two-factor sign-in off, with a code from the app or a recovery code.',
  access: signedInEnrolling,
  body: z.strictObject({ code: secondFactorCode }),
  status: 204,
  answer: z.undefined(),
  problems: codeProblems,
  audit: auditOwnAccount('turn off two-factor'),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/api/users/two-factor/recovery-codes',
  summary: 'Get new recovery codes. Those from before work no more.',
  access: signedInEnrolling,
  body: z.strictObject({ code: secondFactorCode }),
  answer: recoveryCodes,
  problems: codeProblems,
  audit: auditOwnAccount('renew recovery codes'),
});
