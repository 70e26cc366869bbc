import type { ReactNode } from 'react';
import styles from './message.module.css';

type Props = { title: string; children: ReactNode; action?: ReactNode };

/** A page with a single message. */
export const Message = ({ title, children, action }: Props) => (
  <main className={styles.message}>
    <h1 className={styles.title}>{title}</h1>
    <p>{children}</p>
    {action}
  </main>
);
