import { PAGE_SIZES, type PageSize } from './page-sizes.ts';
import styles from './pager.module.css';
import { PagerButton } from './pager-button.tsx';

type Props = { pageSize: PageSize; onPageSize: (pageSize: PageSize) => void };

export function PageSizeChoice({ pageSize, onPageSize }: Props) {
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
