import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './fact-list.module.css';

/** What is known about someone or something, by its names. */
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

/** The names of facts whose values are on their way. */
export const FactListSkeleton = ({ names }: { names: readonly string[] }) => (
  <FactList>
    {names.map((name) => (
      <Fact key={name} name={name}>
        <Skeleton variant="body" width="medium" />
      </Fact>
    ))}
  </FactList>
);
