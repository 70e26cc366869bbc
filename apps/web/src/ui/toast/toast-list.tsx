import { useEffect } from 'react';
import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { Toast } from './toast.tsx';
import styles from './toast-list.module.css';
import { toastQueue } from './toasts.ts';

/** The toasts that are shown, where the newest wants them. F6 leads to them. */
export default function ToastList() {
  useEffect(() => () => toastQueue.forgetUse(), []);
  return (
    <AriaToastRegion
      queue={toastQueue}
      className={({ visibleToasts }) =>
        `${styles.region} ${styles[visibleToasts[0]?.content.align ?? 'end']}`
      }
    >
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}
