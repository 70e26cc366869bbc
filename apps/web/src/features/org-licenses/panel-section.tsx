import { type ReactNode, useId } from 'react';
import styles from './org-licenses.module.css';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A section of a panel with its title. */
export function PanelSection({ title, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.titleLine}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
