import { FormTextArea } from '../../../lib/form/fields/form-text-area.tsx';

export const CommentFields = () => <FormTextArea name="comment.comment" label="Comment" />;
