import type { Member } from '@hub/contract/auth/management/members';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { memberName } from '../member-name.ts';
import { useChangeRole } from '../member-queries.ts';
import { roleChange } from '../member-words.ts';

type Props = { member: Member; onGone: () => void };

export function RoleDialog({ member, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const change = useChangeRole();
  const roleId = member.roleId === ADMIN ? PRACTITIONER : ADMIN;
  const role = roleId === ADMIN ? 'an organization manager' : 'a practitioner';
  const name = memberName(member);

  const succeed = () => {
    showToast({ message: `${name} is ${role} now`, tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title={`Make ${name} ${role}?`}
      confirmLabel="Change role"
      busy={change.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => change.mutate({ id: member.id, roleId }, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>{roleChange(roleId)}</p>
      {member.isOwn && <p>This is your own account: only another manager can give the role back.</p>}
      {change.error && (
        <DialogFailure title="The role was not changed">{reasonOf(change.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
