import * as z from 'zod/mini';
import { filled, requiredString } from './required.ts';

const EMAIL_MAX_LENGTH = 254;
const INVALID = 'Invalid email format';
const ADDRESS = '[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}';

const short = z.maxLength(EMAIL_MAX_LENGTH, { error: INVALID, abort: true });

export const email = requiredString().check(
  z.trim(),
  filled(),
  short,
  z.regex(new RegExp(`^${ADDRESS}$`), INVALID),
);

export const optionalEmail = z
  .string()
  .check(z.trim(), short, z.regex(new RegExp(`^(${ADDRESS})?$`), INVALID));

/** The normalized address: different spellings are the same user. */
export const emailKey = (address: string) => address.trim().toLowerCase();
