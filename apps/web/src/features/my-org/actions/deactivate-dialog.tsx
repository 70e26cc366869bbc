import type { Member } from '@hub/contract/auth/management/members';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { memberName } from '../member-name.ts';
import { useDeactivateMember, useEnableMember, useMember, useUnspentUses } from '../member-queries.ts';
import { givenBack, keptWork } from '../member-words.ts';

type Props = { member: Member; onGone: () => void };

export function DeactivateDialog({ member, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const deactivation = useDeactivateMember();
  const enabling = useEnableMember();
  const details = useMember(member.id).data ?? { ...member, deletedClients: 0 };
  const unspentUses = useUnspentUses(member.id);
  const name = memberName(member);

  const succeed = () => {
    const action = { label: 'Enable again', onPress: () => enabling.mutate(member.id) };
    showToast({ message: `${name} was deactivated`, tone: 'success', action, timeout: TIME_TO_ACT_MS });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title={`Deactivate ${name}?`}
      confirmLabel="Deactivate"
      variant="danger"
      busy={deactivation.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => deactivation.mutate(member.id, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>They are signed out at once and cannot sign in here until you enable them again.</p>
      <p>{keptWork(details)}</p>
      <p>{givenBack(unspentUses)}</p>
      {deactivation.error && (
        <DialogFailure title={`${name} was not deactivated`}>{reasonOf(deactivation.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
