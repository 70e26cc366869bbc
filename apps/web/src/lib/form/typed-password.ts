import { PASSWORD_MAX_LENGTH } from '@hub/contract/fields/password';
import { filled, requiredString } from '@hub/contract/fields/required';
import * as z from 'zod/mini';

/** Whatever was typed: only the server knows whether it is right. */
export const typedPassword = requiredString().check(filled(), z.maxLength(PASSWORD_MAX_LENGTH));
