import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { BareFrame } from './bare-frame.tsx';
import styles from './frame.module.css';

/** A page that is loading: a title and a few lines. */
export function PageLoading() {
  return (
    <div className={styles.loading} data-page-loading>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <Skeleton variant="title" width="medium" />
      <Skeleton variant="body" width="wide" />
      <Skeleton variant="body" width="medium" />
    </div>
  );
}

export function StartLoading() {
  return (
    <BareFrame>
      <PageLoading />
    </BareFrame>
  );
}
