import { CODE_HOURS } from '@hub/contract/core/assessment/form-code';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCreateCode } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import styles from './code-dialog.module.css';
import type { FormDialogProps } from './form-dialog.tsx';

/** Shows a code to read out or write down, and where to type it. */
export function CodeDialog({ form, params, onGone }: FormDialogProps) {
  const [visible, setVisible] = useState(true);
  const creating = useCreateCode(params);
  const { mutate, data, isPending } = creating;
  const isAsked = useRef(false);
  useEffect(() => {
    // A new code is created each time the dialog opens.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(undefined);
  }, [mutate]);
  const close = () => setVisible(false);
  const state = {
    isFetching: isPending,
    refetch: () => mutate(undefined),
  };
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      title="Code for another device"
      footer={<Button onPress={close}>Done</Button>}
    >
      {data ? (
        <div className={styles.about}>
          <p>On the other device, open</p>
          <p className={styles.address}>{data.address}</p>
          <p>and type this code for {respondentName(form)}:</p>
          <p className={styles.code}>{data.code}</p>
          <QrCode text={data.address} label="QR code of the address" />
          <p className={styles.note}>It is good once, for {CODE_HOURS} hours. A new code ends this one.</p>
        </div>
      ) : creating.isError ? (
        <LoadFailure query={state}>A code could not be made.</LoadFailure>
      ) : (
        <div aria-hidden="true" className={styles.about}>
          <Skeleton variant="body" width="wide" />
          <Skeleton variant="title" width="wide" />
        </div>
      )}
    </Dialog>
  );
}
