import { requiredText } from '@hub/contract/fields/required';
import { COMMENT_MAX_LENGTH } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { FormDialog, type FormDialogProps } from '../actions/form-dialog.tsx';
import { useAcceptReview, useDiscard } from '../assessment-queries.ts';
import { formTitle } from '../assessment-words.ts';

const schema = z.object({ reason: requiredText(COMMENT_MAX_LENGTH) });

export function AcceptDialog({ form, params, onGone }: FormDialogProps) {
  const accepting = useAcceptReview(params);
  return (
    <FormDialog
      title="Accept and score"
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => accepting.mutateAsync(reason)}
      done={`${formTitle(form)} was accepted`}
      confirmLabel="Accept"
      onGone={onGone}
    >
      <p>The answers are scored as they are, which spends the use. Every score says that it was accepted.</p>
      <FormTextArea name="reason" label="Reason" help="Kept with the scores and on the timeline" />
    </FormDialog>
  );
}

export function DiscardDialog({ form, params, onGone }: FormDialogProps) {
  const discarding = useDiscard(params);
  return (
    <FormDialog
      title="Discard"
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => discarding.mutateAsync(reason)}
      done={`${formTitle(form)} was discarded`}
      confirmLabel="Discard"
      onGone={onGone}
    >
      <p>
        The form is not scored and its use is free again. What was answered is kept, and no longer shown. This
        cannot be taken back.
      </p>
      <FormTextArea name="reason" label="Reason" help="Kept on the timeline" />
    </FormDialog>
  );
}
