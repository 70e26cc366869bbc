import { email } from '@hub/contract/fields/email';
import * as z from 'zod/mini';
import { FormTextField } from '../../../lib/form/text-fields.tsx';
import { useChangeAddress } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const schema = z.object({ email });

export function AddressDialog({ form, params, onGone }: FormDialogProps) {
  const changing = useChangeAddress({ ...params, respondentId: form.respondent.id });
  const name = respondentName(form);
  return (
    <FormDialog
      title="Change address"
      schema={schema}
      defaultValues={{ email: form.respondent.email }}
      onSubmit={(values) => changing.mutateAsync(values.email)}
      done={`The forms of ${name} were sent to the new address`}
      confirmLabel="Change and send"
      onGone={onGone}
    >
      <p>
        All forms of {name} in this case that are still out are sent to this address. Earlier links stop
        working.
      </p>
      <FormTextField name="email" label="Email" type="email" autoComplete="off" />
    </FormDialog>
  );
}
