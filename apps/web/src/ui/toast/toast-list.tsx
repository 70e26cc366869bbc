import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { Toast } from './toast.tsx';
import styles from './toast-list.module.css';
import { toastQueue } from './toasts.ts';

/** The toasts that are shown. F6 leads to them, and none of them runs out while it is in use. */
export default function ToastList() {
  return (
    <AriaToastRegion queue={toastQueue} className={`${styles.region}`}>
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}
