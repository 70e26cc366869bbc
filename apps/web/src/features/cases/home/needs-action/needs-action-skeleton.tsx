import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import styles from './needs-action.module.css';

/** As high as the cards that come. */
export const NeedsActionSkeleton = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading what needs action…
    </p>
    <div aria-hidden="true" className={styles.cards}>
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
);

const SkeletonCard = () => (
  <div className={styles.card}>
    <div className={styles.head}>
      <div className={styles.words}>
        <Skeleton variant="body" width="medium" />
        <Skeleton variant="small" width="narrow" />
      </div>
    </div>
    <div className={styles.cases}>
      <Line />
      <Line />
      <Line />
    </div>
  </div>
);

const Line = () => (
  <div className={styles.case}>
    <Skeleton variant="body" width="medium" />
  </div>
);
