import * as z from 'zod/mini';
import { email } from '../../fields/email.ts';
import { password } from '../../fields/password.ts';
import { anyone, signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';
import { currentPassword, currentPasswordProblems } from './current-password.ts';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/api/users/forgot-password',
  summary: 'Send a link for a new password. The answer is the same whether somebody has this email or not.',
  access: anyone,
  body: z.strictObject({ email }),
  callsPerMinute: 20,
  status: 204,
  answer: z.undefined(),
  problems: ['sign-in-elsewhere'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/api/users/change-password',
  summary: 'Choose a new password. Every other session ends.',
  access: signedIn,
  body: z.strictObject({ password, currentPassword }),
  status: 204,
  answer: z.undefined(),
  problems: [...currentPasswordProblems, 'sign-in-elsewhere'],
  audit: auditOwnAccount('change password'),
});
