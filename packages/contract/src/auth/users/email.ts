import * as z from 'zod/mini';
import { email } from '../../fields/email.ts';
import { filled, requiredString } from '../../fields/required.ts';
import { signedIn, signedInUnconfirmed } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';
import { currentPassword, currentPasswordProblems } from './current-password.ts';
import { TOKEN_MAX_LENGTH } from './users.ts';

export const CODE_LENGTH = 6;
/** The minimum time between two codes. */
export const RESEND_AFTER_SECONDS = 60;

const CODE_FORMAT = `Use the ${CODE_LENGTH} digits of the message`;

export const emailCode = requiredString().check(
  z.trim(),
  filled(),
  z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), CODE_FORMAT),
);

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/api/users/email/confirm',
  summary:
    'Confirm an email address with the code that was sent to it: that of a registration, or a new one.',
  access: signedInUnconfirmed,
  body: z.strictObject({
    code: emailCode,
    accessToken: requiredString().check(filled(), z.maxLength(TOKEN_MAX_LENGTH)),
  }),
  answer: z.strictObject({
    email: z.string(),
    waitsForApproval: z
      .boolean()
      .check(z.describe('The session has ended: a manager of the organization decides first.')),
  }),
  problems: ['code-refused', 'too-many-attempts', 'email-confirmed', 'user-exists'],
  audit: auditOwnAccount('confirm email'),
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/api/users/resend-confirmation-email',
  summary: 'Send a new code. The one before is good no more.',
  access: signedInUnconfirmed,
  status: 204,
  answer: z.undefined(),
  problems: ['email-confirmed', 'too-many-attempts'],
  audit: auditOwnAccount('resend confirmation'),
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/auth/api/users/change-email',
  summary: 'Ask for another email address. It is used once the code that is sent to it has come back.',
  access: signedIn,
  body: z.strictObject({ email, currentPassword }),
  status: 204,
  answer: z.undefined(),
  problems: ['user-exists', ...currentPasswordProblems, 'sign-in-elsewhere'],
  audit: auditOwnAccount('ask for another email'),
});
