import * as z from 'zod/mini';
import { email } from '../../fields/email.ts';
import { PASSWORD_MAX_LENGTH, password } from '../../fields/password.ts';
import { filled } from '../../fields/required.ts';
import { anyone, signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { ofOneself } from './of-oneself.ts';

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
  body: z.strictObject({
    password,
    currentPassword: z
      .optional(z.string().check(filled(), z.maxLength(PASSWORD_MAX_LENGTH)))
      .check(z.describe('May be left out within 15 minutes of signing in.')),
  }),
  status: 204,
  answer: z.undefined(),
  problems: ['wrong-password', 'sign-in-again', 'too-many-attempts', 'account-locked', 'sign-in-elsewhere'],
  audit: ofOneself('change password'),
});
