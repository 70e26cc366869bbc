import { requiredText } from '@hub/contract/fields/required';
import { COMMENT_MAX_LENGTH } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useSubmitAsItIs } from '../assessment-queries.ts';
import { formTitle, respondentName } from '../assessment-words.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const schema = z.object({ reason: requiredText(COMMENT_MAX_LENGTH) });

export function SubmitDialog({ form, params, onGone }: FormDialogProps) {
  const submitting = useSubmitAsItIs(params);
  return (
    <FormDialog
      title="Submit as it is"
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => submitting.mutateAsync(reason)}
      done={`${formTitle(form)} was submitted`}
      confirmLabel="Submit"
      onGone={onGone}
    >
      <p>
        {form.answered} of {form.items} items are answered. The form is scored with these, which spends its
        use, and {respondentName(form)} can answer no more of it.
      </p>
      <FormTextArea name="reason" label="Reason" help="Kept on the timeline" />
    </FormDialog>
  );
}
