import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { FolderIllustration } from './illustrations.tsx';

type Props = {
  message: string;
  /** What will be shown here, or what the user can do. */
  hint?: string;
  illustration?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
};

/** Replaces a list that has nothing to show. */
export function EmptyState({ message, hint, illustration = <FolderIllustration />, action }: Props) {
  return (
    <div className={styles.empty}>
      {illustration}
      <div>
        <p className={styles.message}>{message}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
