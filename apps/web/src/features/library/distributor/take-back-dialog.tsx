import type { DistributedKey } from '@hub/contract/core/licenses/distributor-keys';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { detailOf } from '../detail-of.ts';
import { useTakeBackKey } from '../library-queries.ts';
import { countInWords } from '../uses-left.ts';

type Props = { licenseKey: DistributedKey; onGone: () => void };

/** Asks first, because the key's recipient cannot use it afterwards. */
export function TakeBackDialog({ licenseKey, onGone }: Props) {
  const { id, ending, quantity, countedIn } = licenseKey;
  const [visible, setVisible] = useState(true);
  const taking = useTakeBackKey();
  const succeed = () => {
    showToast({ message: `The key …${ending} was taken back`, tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title={`Take back the key …${ending}?`}
      confirmLabel="Take back"
      variant="danger"
      busy={taking.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => taking.mutate(id, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>
        Nobody can activate it any more, and its {countInWords(quantity, countedIn)} are in your stock again.
      </p>
      {taking.error && (
        <DialogFailure title="The key could not be taken back">{detailOf(taking.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
