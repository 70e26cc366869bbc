import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH } from '../../fields/text.ts';

export const commentFields = { comment: requiredText(COMMENT_MAX_LENGTH) };

export const newComment = z.strictObject(commentFields);

export const comment = z.strictObject({ id: z.uuid(), comment: z.string(), version: z.int() });
