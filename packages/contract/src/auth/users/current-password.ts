import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../../fields/password.ts';
import { filled } from '../../fields/required.ts';

/** Proves that the account's owner is at the screen. */
export const currentPassword = z
  .optional(z.string().check(filled(), z.maxLength(PASSWORD_MAX_LENGTH)))
  .check(z.describe('May be left out within 15 minutes of signing in.'));

export const currentPasswordProblems = [
  'wrong-password',
  'sign-in-again',
  'too-many-attempts',
  'account-locked',
] as const;
