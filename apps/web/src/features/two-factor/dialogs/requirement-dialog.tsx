import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useRequireTwoFactor } from '../two-factor-queries.ts';

type Props = { organization: string; wanted: boolean; onGone: () => void };

/** Asks first, because the change affects everyone in the organization at once. */
export function RequirementDialog({ organization, wanted, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const change = useRequireTwoFactor();
  const succeed = () => {
    const message = wanted
      ? 'Everyone is asked for two-factor sign-in'
      : 'Two-factor sign-in is left to each';
    showToast({ message, tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title={wanted ? 'Ask everyone for two-factor sign-in?' : 'Leave two-factor sign-in to each?'}
      confirmLabel={wanted ? 'Ask everyone' : 'Leave it to each'}
      busy={change.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => change.mutate(wanted, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>
        {wanted
          ? `Whoever of ${organization} has not turned it on is led to it at once, and can do nothing else before.`
          : `Whoever of ${organization} has turned it on keeps it, and may turn it off.`}
      </p>
      {change.error && (
        <DialogFailure title="Your choice could not be saved">{reasonOf(change.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
