import { useState } from 'react';
import { Pager, type PageSize } from '../../../ui/pager/pager.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

function Example({ label, totalItems }: { label: string; totalItems: number | undefined }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(12);
  return (
    <Pager
      label={label}
      page={page}
      pageSize={pageSize}
      totalItems={totalItems}
      onPage={setPage}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Data',
  title: 'Pager',
  note: 'Under every list: which rows are shown, of how many, and the way to the others.',
  Content: () => (
    <div className={styles.stack}>
      <State name="Many pages">
        <Example label="many clients" totalItems={412} />
      </State>
      <State name="One page">
        <Example label="few clients" totalItems={9} />
      </State>
      <State name="Not known yet">
        <Example label="loading clients" totalItems={undefined} />
      </State>
    </div>
  ),
};
