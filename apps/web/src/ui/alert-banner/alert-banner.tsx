import type { ReactNode } from 'react';
import { CloseIcon, PinIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Tone, toneClass } from '../tone/tone.ts';
import { ToneIcon } from '../tone/tone-icon.tsx';
import styles from './alert-banner.module.css';

type Props = {
  title?: string;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
} /** One that cannot be dismissed goes when what it is about has changed. */ & (
  | { variant: Exclude<Tone, 'neutral'>; onDismiss?: () => void }
  /** For what stays true whether one has read it or not. */
  | { variant: 'persistent'; onDismiss?: never }
);

/** A message on top of a page or of a part of it, until it is dismissed. */
export function AlertBanner({ variant, title, children, action, onDismiss }: Props) {
  const tone = variant === 'persistent' ? 'neutral' : variant;
  return (
    <div
      role={variant === 'alert' ? 'alert' : 'status'}
      className={`${styles.banner} ${toneClass(tone)} ${variant === 'persistent' ? styles.persistent : ''} ${onDismiss ? '' : styles.staying}`}
    >
      <span className={styles.icon}>{variant === 'persistent' ? <PinIcon /> : <ToneIcon of={tone} />}</span>
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
