import * as z from 'zod/mini';
import { TOO_LONG } from './text.ts';

export const REQUIRED = 'This field is required';

/** Refuses an empty value. Like every rule here it stops at the first fault: one message for each field. */
export const filled = (message = REQUIRED) => z.minLength(1, { error: message, abort: true });

/** The error of a missing value; a value of the wrong type has its own. */
export const missing =
  (message = REQUIRED) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? message : undefined;

/** A string. When it is missing, the message is that of the form. */
export const requiredString = (message = REQUIRED) => z.string({ error: missing(message) });

/** Text that holds more than spaces. */
export const requiredText = (maxLength: number, message = REQUIRED) =>
  requiredString(message).check(z.trim(), filled(message), z.maxLength(maxLength, TOO_LONG));
