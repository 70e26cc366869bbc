import type { ReactNode } from 'react';
import { CloseIcon, PinIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Tone, ToneIcon, toneClass } from '../tone/tone.tsx';
import styles from './alert-banner.module.css';

type Props = {
  title?: string;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
} & (
  | { tone: Exclude<Tone, 'neutral'>; persistent?: never; onDismiss?: () => void }
  /** Stays as long as what it says is true. */
  | { tone?: never; persistent: true; onDismiss?: never }
);

/** A message on top of a page or of a part of it, until it is dismissed. */
export function AlertBanner(props: Props) {
  const { title, children, action, tone = 'neutral', persistent = false, onDismiss } = props;
  const persistentClass = persistent ? styles.persistent : '';
  return (
    <div
      role={tone === 'alert' ? 'alert' : 'status'}
      className={`${styles.banner} ${toneClass(tone)} ${persistentClass} ${onDismiss ? '' : styles.staying}`}
    >
      <span className={styles.icon}>{persistent ? <PinIcon /> : <ToneIcon tone={tone} />}</span>
      <div className={styles.content}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onPress={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
