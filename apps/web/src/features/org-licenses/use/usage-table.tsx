import { USAGE_ON_A_PAGE, type Usage, type usageSortKeys } from '@hub/contract/core/licenses/license-usage';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../../lib/browser-day.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { entryLabels } from '../entry-words.ts';
import { useUsage } from '../org-license-queries.ts';
import type { useUsageList } from './usage-list.ts';

type SortKey = (typeof usageSortKeys)[number];

const NOTHING = '—';
const SKELETON_ROWS = 10;

const columns: readonly [Column<Usage, SortKey>, ...Column<Usage, SortKey>[]] = [
  { title: 'Date', narrow: true, sortKey: 'date', cell: ({ date }) => displayDate(browserDayOf(date)) },
  { title: 'Product', sortKey: 'productName', cell: ({ productName }) => productName },
  { title: 'Feature', sortKey: 'featureName', cell: ({ featureName }) => featureName },
  { title: 'Practitioner', sortKey: 'accountName', cell: ({ accountName }) => accountName || NOTHING },
  { title: 'Entry', narrow: true, sortKey: 'entry', cell: ({ entry }) => entryLabels[entry] },
  { title: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
  {
    title: 'Administration',
    narrow: true,
    cell: ({ administrationNumber }) => administrationNumber ?? NOTHING,
  },
];

const row = {
  id: ({ id }: Usage) => id,
  name: ({ entry, featureName, date }: Usage) =>
    `${entryLabels[entry]}, ${featureName}, ${displayDate(browserDayOf(date))}`,
};

/** The matching uses, line by line. */
export function UsageTable({ list }: { list: ReturnType<typeof useUsageList> }) {
  const usage = useUsage(list);
  return (
    <>
      <DataTable
        label="Uses"
        columns={columns}
        content={usage.content}
        row={row}
        sort={list.sort}
        onSort={list.sortBy}
        empty={<EmptyState message="No use yet" hint="What people use of your licenses is listed here." />}
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={SKELETON_ROWS}
      />
      <Pager
        label="Uses"
        page={list.page}
        pageSize={usage.pageSize ?? USAGE_ON_A_PAGE}
        totalItems={usage.totalItems}
        onPage={list.goToPage}
      />
    </>
  );
}
