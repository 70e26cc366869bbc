import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './notice.module.css';

type Props = {
  title: string;
  /** Alert says that something did not work, at once to a screen reader. */
  tone?: 'neutral' | 'alert';
  illustration?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** A page that has one thing to say, and the ways on from there. */
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
