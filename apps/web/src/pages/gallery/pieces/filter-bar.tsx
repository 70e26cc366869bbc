import { useState } from 'react';
import type { Sort } from '../../../ui/data-table/column.ts';
import { SortMenu } from '../../../ui/data-table/sort-menu.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { SearchInput } from '../../../ui/search-input/search-input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const roles = ['Practitioner', 'Organization Manager'].map((role) => ({ value: role, label: role }));
const times = [
  { value: '7', label: 'Last 7 days' },
  { value: '', label: 'At any time' },
];
const NOTHING = { name: '', role: '', joined: '' };

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'created', label: 'Date added' },
] as const;

function useFilters(start = NOTHING) {
  const [filters, setFilters] = useState(start);
  return {
    name: { value: filters.name, onChange: (name: string) => setFilters({ ...filters, name }) },
    role: { value: filters.role, onChange: (role: string) => setFilters({ ...filters, role }) },
    joined: { value: filters.joined, onChange: (joined: string) => setFilters({ ...filters, joined }) },
    bar: { count: Object.values(filters).filter(Boolean).length, onClear: () => setFilters(NOTHING) },
  };
}

function AllOpen() {
  const { name, role, joined, bar } = useFilters({ ...NOTHING, role: 'Practitioner' });
  return (
    <FilterBar label="People" {...bar}>
      <SearchFilter label="Name" {...name} />
      <Select label="Role" placeholder="Every role" options={roles} {...role} />
      <FilterChoice label="Joined" options={times} {...joined} />
    </FilterBar>
  );
}

function WithSearchAndSort() {
  const { name, role, bar } = useFilters();
  const [sort, setSort] = useState<Sort<'name' | 'created'>>({ by: 'name', order: 'asc' });
  return (
    <FilterBar
      label="Colleagues"
      {...bar}
      search={<SearchInput label="Search colleagues" debounce={300} {...name} />}
      sort={<SortMenu options={sorts} sort={sort} onSort={setSort} />}
    >
      <Select label="Role" placeholder="Every role" options={roles} {...role} />
    </FilterBar>
  );
}

export const piece: GalleryPiece = {
  group: 'Data',
  title: 'Filter bar',
  note: 'Over a list. A search waits for a pause in the typing; a choice applies at once.',
  Content: () => (
    <div className={styles.stack}>
      <State name="Every filter open">
        <AllOpen />
      </State>
      <State name="With a search that opens, and ways to sort">
        <WithSearchAndSort />
      </State>
    </div>
  ),
};
