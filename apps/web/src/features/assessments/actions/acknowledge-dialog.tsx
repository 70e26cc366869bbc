import { type Alert, acknowledgement } from '@hub/contract/core/administrations/alert';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { type OneForm, useAcknowledge } from '../assessment-queries.ts';
import { FormDialog } from './form-dialog.tsx';

export type AcknowledgeDialogProps = {
  params: OneForm & { alertId: string };
  items: Alert['items'];
  onGone: () => void;
};

export function AcknowledgeDialog({ params, items, onGone }: AcknowledgeDialogProps) {
  const acknowledging = useAcknowledge(params);
  return (
    <FormDialog
      title="Acknowledge critical answers"
      schema={acknowledgement}
      defaultValues={{ note: '' }}
      onSubmit={({ note }) => acknowledging.mutateAsync(note)}
      done="The critical answers are acknowledged"
      confirmLabel="Acknowledge"
      onGone={onGone}
    >
      <p>{items.map(({ text }) => text).join(' ')}</p>
      <FormTextArea
        name="note"
        label="Note"
        help="What you did or will do. It stays with the form, with your name and the time."
      />
    </FormDialog>
  );
}
