import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './pager.module.css';
import { PagerButton } from './pager-button.tsx';
import { PagerPages } from './pager-pages.tsx';

/** How many rows a list can show on a page. */
export const PAGE_SIZES = [12, 24, 36] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

type Props = {
  /** What is paged, as in 'Clients'. */
  label: string;
  page: number;
  /** Undefined while the first page loads. With none, there is no pager. */
  totalItems: number | undefined;
  onPage: (page: number) => void;
} & (
  | { pageSize: PageSize; onPageSize: (pageSize: PageSize) => void }
  /** For a list with a fixed page size. */
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

type PageSizeChoiceProps = { pageSize: PageSize; onPageSize: (pageSize: PageSize) => void };

function PageSizeChoice({ pageSize, onPageSize }: PageSizeChoiceProps) {
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">Rows per page</legend>
      <span aria-hidden="true" className={styles.sizesLabel}>
        Rows per page
      </span>
      {PAGE_SIZES.map((size) => (
        <PagerButton
          key={size}
          label={`${size} rows per page`}
          pressed={size === pageSize}
          onPress={() => onPageSize(size)}
        >
          {size}
        </PagerButton>
      ))}
    </fieldset>
  );
}
