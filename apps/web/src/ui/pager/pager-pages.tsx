import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { pageNumbers } from './page-numbers.ts';
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
