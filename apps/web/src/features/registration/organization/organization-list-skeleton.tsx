import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './organization-search.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function OrganizationListSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton variant="body" width="medium" />
            <Skeleton variant="small" width="wide" />
          </div>
        ))}
      </div>
    </>
  );
}
