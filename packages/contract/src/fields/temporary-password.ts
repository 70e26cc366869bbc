import * as z from 'zod/mini';

export const TEMPORARY_PASSWORD_LENGTH = 8;
const INVALID = 'Invalid password';
const AT_LEAST_ONE_EACH = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/];

/** Stands in for the password when a person without a password here registers. It cannot be used to sign in. */
export const temporaryPassword = z.string().check(
  z.length(TEMPORARY_PASSWORD_LENGTH, { error: INVALID, abort: true }),
  z.refine((text) => AT_LEAST_ONE_EACH.every((part) => part.test(text)), INVALID),
);
