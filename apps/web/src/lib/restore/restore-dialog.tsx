import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { Button, RetryButton } from '../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../ui/data-table/focus-on-removal.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Pager, type PageSize } from '../../ui/pager/pager.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { reasonOf } from '../api/api-problem.ts';
import { browserDayOf } from '../browser-day.ts';
import styles from './restore-dialog.module.css';

type DeletedPage = { Page: number; PageSize: PageSize };

export const firstDeleted: DeletedPage = { Page: 1, PageSize: 12 };

/** Where a deleted record is: restorable for 30 days, or kept after them. */
export type DeletedPlace = 'bin' | 'archive';

/** Until when a record can be restored; null in the archive. */
export const restorableFact = (until: string | null) =>
  until === null
    ? (['Kept', 'in the archive'] as const)
    : (['Restorable until', displayDate(browserDayOf(until))] as const);

/** A deleted record, with the facts that distinguish it from others. */
type Deleted = { id: string; name: string; facts: readonly (readonly [term: string, value: string])[] };

type Query = {
  data: { items: readonly Deleted[]; totalItems: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type Props = {
  /** Like "Deleted clients". */
  title: string;
  /** Shown if there are none. */
  none: { message: string; hint: string };
  /** For records that can be kept after the 30 days: the chosen place. */
  places?: { chosen: DeletedPlace; onChoose: (place: DeletedPlace) => void };
  page: DeletedPage;
  onPage: (page: DeletedPage) => void;
  deleted: Query;
  restoration: { mutate: (id: string) => void; isPending: boolean; variables: string | undefined };
  onGone: () => void;
};

/** The deleted records of a kind that can be restored. */
export function RestoreDialog({ onGone, places, ...props }: Props) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={setVisible}
      onGone={onGone}
      title={props.title}
      footer={
        <Button variant="secondary" onPress={() => setVisible(false)}>
          Close
        </Button>
      }
    >
      {places ? (
        <Tabs
          label={props.title}
          selected={places.chosen}
          onSelect={places.onChoose}
          tabs={[
            { id: 'bin', title: 'Last 30 days', content: <DeletedRecords {...props} /> },
            {
              id: 'archive',
              title: 'Archive',
              content: <DeletedRecords {...props} none={EMPTY_ARCHIVE} />,
            },
          ]}
        />
      ) : (
        <DeletedRecords {...props} />
      )}
    </Dialog>
  );
}

const EMPTY_ARCHIVE = {
  message: 'The archive is empty',
  hint: 'What was scored, or has critical answers that nobody has read, is kept here after 30 days.',
};

type RecordsProps = Omit<Props, 'onGone' | 'places'>;

function DeletedRecords({ title, none, page, onPage, deleted, restoration }: RecordsProps) {
  if (deleted.error) {
    const retry = () => void deleted.refetch();
    return (
      <div role="alert">
        <EmptyState
          message={`${title} could not be loaded`}
          hint={reasonOf(deleted.error)}
          action={
            <RetryButton state={deleted.isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />
          }
        />
      </div>
    );
  }
  if (!deleted.data) return <DeletedSkeleton title={title} />;
  const { items, totalItems } = deleted.data;
  return (
    <div tabIndex={-1} className={styles.deleted}>
      {items.length > 0 ? (
        <ul aria-label={title} className={styles.list}>
          {items.map((record) => (
            <DeletedRecord key={record.id} record={record} restoration={restoration} />
          ))}
        </ul>
      ) : (
        <EmptyState {...none} />
      )}
      {totalItems > firstDeleted.PageSize && (
        <Pager
          label={title}
          page={page.Page}
          pageSize={page.PageSize}
          totalItems={totalItems}
          onPage={(Page) => onPage({ ...page, Page })}
          onPageSize={(PageSize) => onPage({ Page: 1, PageSize })}
        />
      )}
    </div>
  );
}

function DeletedRecord({ record, restoration }: { record: Deleted } & Pick<Props, 'restoration'>) {
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  const { id, name, facts } = record;
  const isBusy = restoration.isPending && restoration.variables === id;
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.record}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button variant="secondary" busy={isBusy} onPress={() => restoration.mutate(id)}>
        Restore <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  );
}

const DeletedSkeleton = ({ title }: Pick<Props, 'title'>) => (
  <>
    <p role="status" className="visually-hidden">
      {`Loading: ${title}`}
    </p>
    <div aria-hidden="true" className={styles.list}>
      {['first', 'second', 'third'].map((item) => (
        <div key={item} className={styles.item}>
          <div className={styles.record}>
            <Skeleton variant="body" width="medium" />
            <Skeleton variant="small" width="wide" />
          </div>
        </div>
      ))}
    </div>
  </>
);
