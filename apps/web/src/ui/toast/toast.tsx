import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  Text,
} from 'react-aria-components/Toast';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { closeToast, type ToastContent } from './toasts.ts';

const icons = {
  success: CheckIcon,
  alert: AlertIcon,
  priority: WarningIcon,
  focus: InfoIcon,
  neutral: InfoIcon,
};

type Props = { toast: { key: string; content: ToastContent } };

export function Toast({ toast }: Props) {
  const { message, tone, action } = toast.content;
  const ToneIcon = icons[tone];
  return (
    <AriaToast toast={toast} className={`${styles.toast} ${styles[tone]}`}>
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.content}>
        <AriaToastContent className={`${styles.message}`}>
          <Text slot="title">{message}</Text>
        </AriaToastContent>
        {action && (
          <Button
            className={`${styles.action}`}
            onPress={() => {
              closeToast(toast.key);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Close" onPress={() => closeToast(toast.key)}>
        <CloseIcon />
      </IconButton>
    </AriaToast>
  );
}
