import * as z from 'zod/mini';

const EMAIL_MAX_LENGTH = 254;

export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, 'Invalid email format'),
    z.regex(/^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/, 'Invalid email format'),
  );

/** Two spellings of one address are one user. */
export const emailKey = (address: string) => address.trim().toLowerCase();
