import { SortMenu } from '../../../ui/data-table/sort-menu.tsx';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { SearchInput } from '../../../ui/search-input/search-input.tsx';
import { AgeFilter } from './age-filter.tsx';
import { clientSorts } from './client-list.ts';
import type { useDirectory } from './use-directory.ts';

const PAUSE = 300;

type Props = {
  list: ReturnType<typeof useDirectory>;
  /** How often the filters were cleared: what stands in a field but was not asked for goes with the rest. */
  clearings: number;
  onClear: () => void;
};

export function ClientFilters({ list, clearings, onClear }: Props) {
  return (
    <FilterBar
      label="Clients"
      count={list.filterCount}
      onClear={onClear}
      search={
        <SearchInput
          label="Search clients by name"
          debounce={PAUSE}
          value={list.filters.Name}
          onChange={(Name) => list.searchFor({ Name })}
        />
      }
      sort={<SortMenu options={clientSorts} sort={list.sort} onSort={list.sortBy} />}
    >
      <AgeFilter
        key={clearings}
        ages={list.filters}
        onChange={({ MinAge, MaxAge }) => list.searchFor({ MinAge, MaxAge })}
      />
    </FilterBar>
  );
}
