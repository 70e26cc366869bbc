import type { Member } from '@hub/contract/auth/management/members';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { memberName } from '../member-name.ts';
import { useFormsOut } from '../member-queries.ts';
import { DeactivateForm } from './deactivate-form.tsx';

type Props = { member: Member; onGone: () => void };

/** Asks who takes over the forms that are out, if there are any. */
export function DeactivateDialog({ member, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const close = () => setVisible(false);
  const formsOut = useFormsOut(member.id);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist
      title={`Deactivate ${memberName(member)}?`}
    >
      {formsOut.data ? (
        <DeactivateForm member={member} formsOut={formsOut.data} onClose={close} />
      ) : formsOut.error ? (
        <LoadFailure query={formsOut}>What they have out could not be loaded</LoadFailure>
      ) : (
        <>
          <Skeleton variant="body" width="full" />
          <Skeleton variant="body" width="wide" />
        </>
      )}
    </Dialog>
  );
}
