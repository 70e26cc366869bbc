import { type ReactNode, useId } from 'react';
import styles from './product.module.css';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A section of a product's page with its title. */
export function ProductSection({ title, action, children }: Props) {
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
