import type { Client } from '@hub/contract/core/clients/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { useReloadClients } from '../api/use-reload-clients.ts';
import { DeleteClientDialog } from '../deletion/delete-client-dialog.tsx';
import styles from './record.module.css';

type Props = {
  client: Client;
  /** Why it cannot be edited now. */
  editDisabledReason: string | undefined;
  focusEdit: boolean;
  onEdit: () => void;
};

/** What one can do with the whole record. */
export function ClientActions({ client, editDisabledReason, focusEdit, onEdit }: Props) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const reload = useReloadClients();

  async function leaveDialog(outcome: 'deleted' | 'kept') {
    setIsDeleting(false);
    if (outcome === 'kept') return;
    await navigate(paths.clients);
    await reload();
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onPress={() => setIsDeleting(true)}>
        Delete
      </Button>
      <ExplainedButton disabledReason={editDisabledReason} autoFocus={focusEdit} onPress={onEdit}>
        Edit
      </ExplainedButton>
      {isDeleting && <DeleteClientDialog client={client} onGone={(outcome) => void leaveDialog(outcome)} />}
    </div>
  );
}
