import type { Client } from '@hub/contract/core/clients/client';
import { clientSortKeys, MAX_YEARS } from '@hub/contract/core/clients/client-list';
import { age } from '@hub/contract/dates/age';
import { displayDate } from '@hub/contract/dates/date-display';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { text, wholeNumber } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Selection } from '../../../ui/data-table/selection.ts';
import { SortMenu } from '../../../ui/data-table/sort-menu.tsx';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { EditIcon, PersonIcon, PlusIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { SearchInput } from '../../../ui/search-input/search-input.tsx';
import { clientName } from '../client-name.ts';
import type { useClients } from '../client-queries.ts';
import { AgeFilter } from './age-filter.tsx';
import styles from './client-list.module.css';

type SortKey = (typeof clientSortKeys)[number];

const ageParameter = wholeNumber(0, MAX_YEARS);
const filters = { Name: text, MinAge: ageParameter, MaxAge: ageParameter };

const description = {
  spelling: 'Page',
  filters,
  sortKeys: clientSortKeys,
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<typeof filters, SortKey>;

type ClientQuery = ListQuery<typeof filters, SortKey, 'Page'>;

const sortLabels: Record<SortKey, string> = {
  lastName: 'Last name',
  firstName: 'First name',
  dateOfBirth: 'Date of birth',
  lastEvaluation: 'Last evaluation',
  created: 'Date added',
};

const sortOptions = (Object.keys(sortLabels) as SortKey[]).map((value) => ({
  value,
  label: sortLabels[value],
}));

const NOTHING = '—';

const tableColumns: readonly [Column<Client, SortKey>, ...Column<Client, SortKey>[]] = [
  {
    title: 'Client',
    sortKey: 'lastName',
    cell: (client) => (
      <>
        <Avatar name={clientName(client)} />
        <bdi className={styles.name}>{clientName(client)}</bdi>
      </>
    ),
  },
  { title: 'Client ID', narrow: true, cell: ({ externalClientId }) => externalClientId || NOTHING },
  {
    title: 'Date of birth',
    sortKey: 'dateOfBirth',
    cell: ({ dateOfBirth }) => (
      <>
        {displayDate(dateOfBirth)}{' '}
        <span className={styles.age}>age&nbsp;{age(dateOfBirth, browserDay())}</span>
      </>
    ),
  },
  { title: 'Email', long: true, cell: ({ email }) => email || NOTHING },
  {
    title: 'Last evaluation',
    sortKey: 'lastEvaluation',
    cell: ({ lastEvaluation }) => (lastEvaluation ? displayDate(lastEvaluation) : NOTHING),
  },
];

/** The query of the directory for the current address. */
export function useClientList() {
  const list = useListState(description);
  return { ...list, query: useMemo(() => withoutReversedAges(list.query), [list.query]) };
}

/** A lowest age above the highest one would match no client, so neither is sent. */
export function withoutReversedAges(query: ClientQuery): ClientQuery {
  const { MinAge, MaxAge, ...rest } = query;
  return MinAge !== undefined && MaxAge !== undefined && MinAge > MaxAge ? rest : query;
}

type FilterProps = {
  list: ReturnType<typeof useClientList>;
  /** How often the filters were cleared; a change also clears the text that is typed but not applied yet. */
  clearings: number;
  onClear: () => void;
};

const PAUSE = 300;

export function ClientFilters({ list, clearings, onClear }: FilterProps) {
  return (
    <FilterBar
      label="Clients"
      count={list.filterCount}
      onClear={onClear}
      search={
        <SearchInput
          label="Search clients by name, ID, email or date of birth"
          debounce={PAUSE}
          value={list.filters.Name}
          onChange={(Name) => list.searchFor({ Name })}
        />
      }
      sort={<SortMenu options={sortOptions} sort={list.sort} onSort={list.sortBy} />}
    >
      <AgeFilter
        key={clearings}
        ages={list.filters}
        onChange={({ MinAge, MaxAge }) => list.searchFor({ MinAge, MaxAge })}
      />
    </FilterBar>
  );
}

type TableProps = {
  list: ReturnType<typeof useClientList>;
  clients: ReturnType<typeof useClients>;
  selection: Selection;
  empty: ReactNode;
  onClearFilters: () => void;
  onDelete: (client: Client) => void;
};

const pathOf = ({ id }: Client) => generatePath(paths.client, { id });

export function ClientTable({ list, clients, selection, empty, onClearFilters, onDelete }: TableProps) {
  const row: ComponentProps<typeof DataTable<Client, never>>['row'] = {
    id: ({ id }) => id,
    name: clientName,
    href: pathOf,
    menu: (client) => (
      <>
        <MenuItem icon={<PersonIcon />} href={pathOf(client)}>
          Open
        </MenuItem>
        <MenuItem icon={<EditIcon />} href={`${pathOf(client)}?edit=true`}>
          Edit
        </MenuItem>
        <MenuItem icon={<PlusIcon />} href={generatePath(paths.addCase, { id: client.id })}>
          New case
        </MenuItem>
        <MenuItem icon={<TrashIcon />} onAction={() => onDelete(client)}>
          Delete
        </MenuItem>
      </>
    ),
  };
  return (
    <>
      <DataTable
        label="Clients"
        columns={tableColumns}
        content={clients.content}
        row={row}
        sort={list.sort}
        onSort={list.sortBy}
        hasSortMenu
        selection={selection}
        empty={empty}
        onClearFilters={onClearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label="Clients"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={clients.totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
    </>
  );
}
