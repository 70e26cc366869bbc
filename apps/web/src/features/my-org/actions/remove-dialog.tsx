import type { Member } from '@hub/contract/auth/management/members';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { memberName } from '../member-name.ts';
import { useMember, useRemoveMember, useUnspentUses } from '../member-queries.ts';
import { givenBack, workInWords } from '../member-words.ts';

type Outcome = 'removed' | 'kept' | 'transfer';
type Props = { member: Member; onGone: (outcome: Outcome) => void };

/** Asks to transfer the clients first, if there are any. */
export function RemoveDialog({ member, onGone }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const removal = useRemoveMember();
  const work = workInWords(useMember(member.id).data ?? { ...member, deletedClients: 0 });
  const unspentUses = useUnspentUses(member.id);
  const name = memberName(member);

  const succeed = () => {
    showToast({ message: `${name} was removed`, tone: 'success' });
    setOutcome('removed');
  };
  return (
    <ConfirmDialog
      visible={outcome === undefined}
      title={work ? `Transfer the clients of ${name} first` : `Remove ${name}?`}
      confirmLabel={work ? 'Transfer clients' : 'Remove'}
      variant={work ? 'primary' : 'danger'}
      busy={removal.isPending}
      onCancel={() => setOutcome('kept')}
      onConfirm={() => (work ? setOutcome('transfer') : removal.mutate(member.id, { onSuccess: succeed }))}
      onGone={() => onGone(outcome ?? 'kept')}
    >
      {work ? (
        <p>
          They have {work}. Choose a colleague who goes on with them; afterwards {name} can be removed.
        </p>
      ) : (
        <>
          <p>They are signed out at once and no longer belong to the organization.</p>
          <p>{givenBack(unspentUses)} Nobody is their client.</p>
        </>
      )}
      {removal.error && (
        <DialogFailure title={`${name} was not removed`}>{reasonOf(removal.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
