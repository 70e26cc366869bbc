import { comment } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useWithdraw } from '../assessment-queries.ts';
import { formTitle, respondentName } from '../assessment-words.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const schema = z.object({ reason: comment });

export function WithdrawDialog({ form, params, onGone }: FormDialogProps) {
  const withdrawing = useWithdraw({ ...params, respondentId: form.respondent.id });
  return (
    <FormDialog
      title={`Withdraw ${formTitle(form)}?`}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => withdrawing.mutateAsync(reason)}
      done={`${formTitle(form)} was withdrawn`}
      confirmLabel="Withdraw"
      onGone={onGone}
    >
      <p>
        The link of {respondentName(form)} stops working, and the use is free again.
        {form.answered > 0 && ' What was answered is kept, and no longer shown.'} This cannot be undone.
      </p>
      <FormTextArea name="reason" label="Reason" help="Kept on the timeline" />
    </FormDialog>
  );
}
