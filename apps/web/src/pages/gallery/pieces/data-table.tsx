import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { flag, oneOf, text } from '../../../lib/url-state/parameter.ts';
import { useListQuery } from '../../../lib/url-state/use-list-query.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../pieces.ts';
import styles from './layout.module.css';
import {
  type Answer,
  answers,
  loadMadeUpCases,
  type MadeUpCase,
  type SortKey,
  sortKeys,
} from './made-up-cases.ts';

const filters = { Name: text, RemainingDays: oneOf([7, 30, 90]), Inactive: flag };

const caseList = {
  spelling: 'Page',
  filters,
  sortKeys,
  sort: { by: 'remainingDays', order: 'asc' },
} as const satisfies ListDescription<typeof filters, SortKey>;

const columns: readonly [Column<MadeUpCase, SortKey>, ...Column<MadeUpCase, SortKey>[]] = [
  {
    title: 'Client',
    sortKey: 'client',
    cell: ({ client }) => (
      <>
        <Avatar name={client} size="small" />
        {client}
      </>
    ),
  },
  { title: 'Case', sortKey: 'caseName', cell: ({ caseName }) => caseName },
  {
    title: 'Referral',
    sortKey: 'referralDate',
    narrow: true,
    cell: ({ referralDate }) => displayDate(referralDate),
  },
  { title: 'Expiration', narrow: true, cell: ({ expirationDate }) => displayDate(expirationDate) },
  {
    title: 'Days left',
    sortKey: 'remainingDays',
    numeric: true,
    cell: ({ remainingDays }) => <DaysLeft days={remainingDays} />,
  },
  { title: 'Status', sortKey: 'status', narrow: true, cell: ({ status }) => status },
];

function DaysLeft({ days }: { days: number }) {
  if (days >= 30) return days;
  return <Badge tone={days < 7 ? 'alert' : 'priority'}>{days < 0 ? `${-days} past` : days}</Badge>;
}

const nothing = () => {};

function Cases({ answer }: { answer: Answer }) {
  const list = useListState(caseList);
  const { content, totalItems } = useListQuery({
    key: ['made-up-cases', answer],
    list,
    load: (query, signal) => loadMadeUpCases(query, answer, signal),
  });
  const selection = useSelection(JSON.stringify(list.query));
  return (
    <div className={styles.stack}>
      <FilterBar label="Cases" count={list.filterCount} onClear={list.clearFilters}>
        <SearchFilter
          label="Client or case"
          value={list.filters.Name}
          onChange={(Name) => list.searchFor({ Name })}
        />
        <Select
          label="Days left"
          placeholder="Any"
          options={[7, 30, 90].map((days) => ({ value: `${days}`, label: `At most ${days}` }))}
          value={`${list.filters.RemainingDays ?? ''}`}
          onChange={(days) => list.filterBy({ RemainingDays: filters.RemainingDays.parse(days) })}
        />
        <Select
          label="Activity"
          placeholder="All cases"
          options={[
            { value: 'false', label: 'Active' },
            { value: 'true', label: 'Inactive' },
          ]}
          value={`${list.filters.Inactive ?? ''}`}
          onChange={(inactive) => list.filterBy({ Inactive: flag.parse(inactive) })}
        />
      </FilterBar>
      <DataTable
        label="Cases"
        columns={columns}
        content={content}
        row={{
          id: ({ id }) => id,
          name: ({ client }) => client,
          href: ({ id }) => `?case=${id}`,
          menu: () => (
            <>
              <MenuItem onAction={nothing}>Close case</MenuItem>
              <MenuItem onAction={nothing}>Delete case</MenuItem>
            </>
          ),
        }}
        sort={list.sort}
        onSort={list.sortBy}
        selection={{
          ...selection,
          actions: () => (
            <Button variant="secondary" onPress={selection.clear}>
              Close cases
            </Button>
          ),
        }}
        empty={
          <EmptyState
            message="You have no cases yet"
            hint="A case holds the evaluations of one client."
            action={<Button onPress={nothing}>Add case</Button>}
          />
        }
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label="Cases"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
    </div>
  );
}

function Content() {
  const [answer, setAnswer] = useState<Answer>('Rows');
  return (
    <div className={styles.stack}>
      <Select
        label="The made-up server answers with"
        required
        options={answers.map((value) => ({ value, label: value }))}
        value={answer}
        onChange={(value) => setAnswer(value as Answer)}
      />
      <Cases key={answer} answer={answer} />
    </div>
  );
}

export const piece: GalleryPiece = {
  group: 'Data',
  title: 'Data table',
  note: 'For lists of records. The address holds search, filters, sort and page; on a phone the rows are cards.',
  Content,
};
