import type { Client } from '@hub/contract/core/clients/client';
import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../ui/dialog/dialog.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../ui/toast/toasts.ts';
import { clientName } from './client-name.ts';
import { useCaseCount, useDeleteClient, useOpenForms, useRestoreClient } from './client-queries.ts';
import { PausedForms } from './forms-in-deletion.tsx';

type Outcome = 'deleted' | 'kept';
type Props = { client: Client; onGone: (outcome: Outcome) => void };

/** Asks, deletes, and offers to undo it. `onGone` is called after the focus has returned. */
export function DeleteClientDialog({ client, onGone }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const deletion = useDeleteClient();
  const restoration = useRestoreClient();
  const caseCount = useCaseCount(client.id);
  const openForms = useOpenForms(client.id);
  const name = clientName(client);

  const succeed = () => {
    const action = { label: 'Undo', onPress: () => restoration.mutate(client.id) };
    showToast({ message: `${name} was deleted`, tone: 'success', action, timeout: TIME_TO_ACT_MS });
    setOutcome('deleted');
  };
  const fail = (error: Error) => {
    if (!isGoneAlready(error)) return;
    showToast({ message: `${name} was deleted already` });
    setOutcome('deleted');
  };

  return (
    <ConfirmDialog
      visible={outcome === undefined}
      title={`Delete ${name}?`}
      confirmLabel="Delete client"
      variant="danger"
      busy={deletion.isPending}
      onCancel={() => setOutcome('kept')}
      onConfirm={() => deletion.mutate(client.id, { onSuccess: succeed, onError: fail })}
      onGone={() => onGone(outcome ?? 'kept')}
    >
      <p>{hiddenWithClient(caseCount)}</p>
      <PausedForms forms={openForms.data?.items} failed={openForms.isError} />
      <p>You can restore it for 30 days. What was scored is kept in the archive after that.</p>
      {deletion.error && (
        <DialogFailure title="The client could not be deleted">{reasonOf(deletion.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

const isGoneAlready = (error: Error) =>
  error instanceof ApiProblem && (error.code === 'client-deleted' || error.code === 'not-found');

/**
 * What is deleted along with the client. Until the number of cases is known, it says that there may be some.
 */
export const hiddenWithClient = (caseCount: number | undefined) =>
  `Its ${casesInWords(caseCount)}contacts, education, demographic data and comments are hidden with it.`;

function casesInWords(count: number | undefined): string {
  if (count === undefined) return 'cases, ';
  if (count === 0) return '';
  return count === 1 ? '1 case, ' : `${count} cases, `;
}
