import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH } from '../../fields/text.ts';
import { recordSchemas, text } from '../record-fields.ts';

export const commentFields = { comment: text(requiredText(COMMENT_MAX_LENGTH), 'Comment') };

export const comment = recordSchemas(commentFields);
