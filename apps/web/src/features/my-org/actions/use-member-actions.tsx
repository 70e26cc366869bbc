import type { Member } from '@hub/contract/auth/management/members';
import { useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import type { MemberAction } from '../member-actions.ts';
import { useDecideAccess, useEnableMember } from '../member-queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

// The forms in these dialogs take more code than the list that opens them.
const DeactivateDialog = dialogOnDemand(
  'Deactivate',
  async () => (await import('./deactivate-dialog.tsx')).DeactivateDialog,
);
export const TransferDialog = dialogOnDemand(
  'Transfer clients',
  async () => (await import('./transfer-dialog.tsx')).TransferDialog,
);

type Opened = {
  dialog: 'change-role' | 'deactivate' | 'remove' | 'transfer' | 'transfer-to-remove';
  member: Member;
};

/** Carries out a manager's action: at once if the toast can undo it, otherwise after a question. */
export function useMemberActions() {
  const decision = useDecideAccess();
  const enabling = useEnableMember();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  function act(action: MemberAction, member: Member) {
    switch (action) {
      case 'approve':
      case 'deny':
        return decision.mutate({ member, approved: action === 'approve' });
      case 'enable':
        return enabling.mutate(member.id);
      default:
        return setOpened({ dialog: action, member });
    }
  }

  function dialogOf({ dialog, member }: Opened) {
    switch (dialog) {
      case 'change-role':
        return <RoleDialog member={member} onGone={close} />;
      case 'deactivate':
        return <DeactivateDialog member={member} onGone={close} />;
      case 'remove':
        return (
          <RemoveDialog
            member={member}
            onGone={(outcome) =>
              setOpened(outcome === 'transfer' ? { dialog: 'transfer-to-remove', member } : undefined)
            }
          />
        );
      case 'transfer':
        return <TransferDialog member={member} onGone={close} />;
      case 'transfer-to-remove':
        return (
          <TransferDialog
            member={member}
            onGone={(isDone) =>
              setOpened(isDone ? { dialog: 'remove', member: withoutWork(member) } : undefined)
            }
          />
        );
    }
  }

  return { act, dialog: opened && dialogOf(opened) };
}

const withoutWork = (member: Member): Member => ({ ...member, clients: 0, openCases: 0 });
