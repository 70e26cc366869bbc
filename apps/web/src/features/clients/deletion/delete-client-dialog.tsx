import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { clientName, type NamedClient } from '../client-name.ts';
import { useDeleteClient } from './use-delete-client.ts';

type Props = {
  client: NamedClient;
  onClose: () => void;
  /** Before the message about it comes: may lead to another page. */
  onDeleted?: () => void | Promise<void>;
};

/** Stands on the page while it asks. */
export function DeleteClientDialog({ client, onClose, onDeleted }: Props) {
  const deletion = useDeleteClient(onDeleted);
  return (
    <ConfirmDialog
      visible
      title={`Delete ${clientName(client)}?`}
      confirmLabel="Delete client"
      look="danger"
      busy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() => deletion.mutate(client, { onSuccess: onClose })}
    >
      <p>All contacts, cases and reports of this client are deleted as well.</p>
      <p>You can restore the client for 30 days. After that everything is gone for good.</p>
    </ConfirmDialog>
  );
}
