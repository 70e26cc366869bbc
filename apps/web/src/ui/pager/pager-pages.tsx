import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import styles from './pager.module.css';
import { PagerButton } from './pager-button.tsx';

type Props = { page: number; pageCount: number; onPage: (page: number) => void };

export function PagerPages({ page, pageCount, onPage }: Props) {
  return (
    <div className={styles.pages}>
      <PagerButton
        label="Previous page"
        disabled={page <= 1}
        onPress={() => onPage(Math.min(page - 1, pageCount))}
      >
        <ChevronLeftIcon />
      </PagerButton>
      <ol className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <PagerButton label={`Page ${number}`} current={number === page} onPress={() => onPage(number)}>
                {number}
              </PagerButton>
            </li>
          ),
        )}
      </ol>
      <p className={styles.place}>
        Page {page} of {pageCount}
      </p>
      <PagerButton label="Next page" disabled={page >= pageCount} onPress={() => onPage(page + 1)}>
        <ChevronRightIcon />
      </PagerButton>
    </div>
  );
}

export type PageNumber = number | 'gap';

const NEIGHBOURS = 1;

/** The first page, the last, and those around the current one; a gap stands for two pages or more. */
export function pageNumbers(current: number, pageCount: number): PageNumber[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pageCount || Math.abs(page - current) <= NEIGHBOURS,
  );
  return shown.flatMap((page, index): PageNumber[] => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}
