import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { RetryButton } from '../../../ui/button/button.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { useProduct } from '../library-queries.ts';
import styles from './product.module.css';

const names = ['Ages', 'Answered by', 'Time', 'Languages', 'Categories', 'Qualification'];

export function ProductSkeleton() {
  return (
    <>
      <PageTitle>Library</PageTitle>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true" className={styles.loading}>
        <Skeleton variant="title" width="wide" />
        <div className={`${styles.section} ${styles.hero}`}>
          <div className={styles.coverSkeleton} />
          <div className={styles.words}>
            <Skeleton variant="body" width="full" />
            <Skeleton variant="body" width="full" />
            <FactListSkeleton names={names} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Shown in place of a product that could not be loaded. */
export function ProductFailure({ query }: { query: ReturnType<typeof useProduct> }) {
  const { error, isFetching, refetch } = query;
  const retry = () => void refetch();
  return (
    <>
      <PageTitle>Library</PageTitle>
      <PageHeader
        trail={[{ label: 'Library', href: paths.library }]}
        title="The product could not be loaded"
        description={reasonOf(error ?? query.failureReason)}
        action={<RetryButton state={isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />}
      />
    </>
  );
}
