import { type ReactNode, useId } from 'react';
import styles from './my-org.module.css';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A section of My Org with its title. */
export function MyOrgSection({ title, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} tabIndex={-1} className={styles.section}>
      <div className={styles.titleLine}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
