import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  Text,
} from 'react-aria-components/Toast';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toneClass } from '../tone/tone.ts';
import { ToneIcon } from '../tone/tone-icon.tsx';
import styles from './toast.module.css';
import { closeToast, type ToastContent, toastQueue } from './toasts.ts';

type Props = { toast: { key: string; content: ToastContent } };

export function Toast({ toast }: Props) {
  const { message, tone, action } = toast.content;
  useEffect(() => toastQueue.joinOthers(), []);
  return (
    <AriaToast toast={toast} className={`${styles.toast} ${toneClass(tone)}`}>
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
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
