import { Skeleton } from '../skeleton/skeleton.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import type { PageSize } from './page-sizes.ts';
import styles from './pager.module.css';
import { PagerPages } from './pager-pages.tsx';

type Props = {
  /** What is paged, as in 'Clients'. */
  label: string;
  page: number;
  /** Not known while the first page loads. Without any there is nothing to page through, and no pager. */
  totalItems: number | undefined;
  onPage: (page: number) => void;
} & (
  | { pageSize: PageSize; onPageSize: (pageSize: PageSize) => void }
  /** For a list whose pages are always of one size. */
  | { pageSize: number; onPageSize?: never }
);

export function Pager({ label, page, totalItems, onPage, ...size }: Props) {
  const { pageSize } = size;
  if (totalItems === 0) return null;
  return (
    <nav aria-label={`Pages of ${label}`} className={styles.pager}>
      <p role="status" className={styles.range}>
        {totalItems === undefined ? (
          <Skeleton variant="body" width="narrow" />
        ) : (
          rangeInWords(page, pageSize, totalItems)
        )}
      </p>
      {totalItems !== undefined && totalItems > pageSize && (
        <PagerPages page={page} pageCount={Math.ceil(totalItems / pageSize)} onPage={onPage} />
      )}
      {size.onPageSize && <PageSizeChoice {...size} />}
    </nav>
  );
}

function rangeInWords(page: number, pageSize: number, totalItems: number) {
  const first = (page - 1) * pageSize + 1;
  if (first > totalItems) return `0 of ${totalItems}`;
  return `${first}–${Math.min(page * pageSize, totalItems)} of ${totalItems}`;
}
