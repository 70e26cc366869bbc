import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ToneIcon, toneClass } from '../tone/tone.tsx';
import styles from './toast-list.module.css';
import { useToastSpace } from './toast-space.ts';
import { closeToast, type ToastContent, toastQueue } from './toasts.ts';

/** The visible toasts, aligned like the newest. F6 moves the focus to them. */
export default function ToastList() {
  const region = useRef<HTMLDivElement>(null);
  useToastSpace(region);
  useEffect(() => () => toastQueue.forgetUse(), []);
  return (
    <AriaToastRegion
      ref={region}
      queue={toastQueue}
      className={({ visibleToasts }) =>
        `${styles.region} ${styles[visibleToasts[0]?.content.align ?? 'end']}`
      }
    >
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}

type Props = { toast: { key: string; content: ToastContent } };

function Toast({ toast }: Props) {
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
