import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './notice.module.css';

type Props = {
  title: string;
  /** Alert is for failures, and is announced by a screen reader. */
  tone?: 'neutral' | 'alert';
  illustration?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** A page with a single message and what to do next. */
export function Notice({ title, tone = 'neutral', illustration, children, actions }: Props) {
  return (
    <div className={`${styles.notice} ${illustration ? '' : styles.card}`}>
      {illustration}
      <div {...(tone === 'alert' && { role: 'alert' })}>
        <h1 className={styles.title}>
          {tone === 'alert' && (
            <span className={styles.icon}>
              <AlertIcon />
            </span>
          )}
          {title}
        </h1>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
