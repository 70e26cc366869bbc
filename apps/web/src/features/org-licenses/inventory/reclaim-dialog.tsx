import type { InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { detailOf } from '../../library/detail-of.ts';
import { useReclaim } from '../org-license-queries.ts';

type Props = { product: InventoryProduct; assigned: number; onGone: () => void };

/** Asks first, because the uses are taken from everybody who has some assigned. */
export function ReclaimDialog({ product: { productId, productName }, assigned, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const reclaiming = useReclaim();
  const succeed = (moved: number) => {
    showToast({ message: `${moved} of ${productName} went back to the pool`, tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title={`Reclaim ${assigned} of ${productName}?`}
      confirmLabel={`Reclaim ${assigned}`}
      variant="danger"
      busy={reclaiming.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => reclaiming.mutate(productId, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>
        {assigned === 1
          ? '1 that was assigned and not used goes back to the pool.'
          : `${assigned} that were assigned and not used go back to the pool.`}{' '}
        What is held or used stays where it is.
      </p>
      {reclaiming.error && (
        <DialogFailure title="Nothing was reclaimed">{detailOf(reclaiming.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
