import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';

export function SignedInHeaderSkeleton() {
  return (
    <>
      <span className={styles.brand}>
        <Logo />
      </span>
      <div className={styles.tools}>
        <Skeleton variant="button" width="medium" />
      </div>
    </>
  );
}
