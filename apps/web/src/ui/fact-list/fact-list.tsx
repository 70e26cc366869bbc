import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './fact-list.module.css';

/** Names and values of a record. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.missing}>Not given</span>}</dd>
    </div>
  );
}

/** The names, while the values load. */
export const FactListSkeleton = ({ names }: { names: readonly string[] }) => (
  <FactList>
    {names.map((name) => (
      <Fact key={name} name={name}>
        <Skeleton variant="body" width="medium" />
      </Fact>
    ))}
  </FactList>
);
