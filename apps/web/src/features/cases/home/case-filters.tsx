import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { SearchFilter } from '../../../ui/filter-bar/search-filter.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { activityOf, activityOptions, askFor } from './activities.ts';
import { caseList, referralWindows, remainingLimits } from './case-list.ts';
import type { useCaseList } from './use-case-list.ts';

type Props = { list: ReturnType<typeof useCaseList> };

const ALL = 'all';

const windowOptions = [
  ...referralWindows.map((days) => ({ value: `${days}`, label: `Last ${days} days` })),
  { value: ALL, label: 'All' },
];
const remainingOptions = remainingLimits.map((days) => ({ value: `${days}`, label: `At most ${days}` }));

export function CaseFilters({ list }: Props) {
  const { filters, filterBy, searchFor } = list;
  const { Referred, RemainingDays } = caseList.filters;
  return (
    <FilterBar label="Cases" count={list.filterCount} onClear={list.clearFilters}>
      <SearchFilter label="Case name" value={filters.Name} onChange={(Name) => searchFor({ Name })} />
      <SearchFilter
        label="Client"
        value={filters.ClientName}
        onChange={(ClientName) => searchFor({ ClientName })}
      />
      <Select
        label="Referred"
        alwaysChosen
        options={windowOptions}
        value={`${filters.Referred ?? ALL}`}
        onChange={(days) => filterBy({ Referred: Referred.parse(days) })}
      />
      <Select
        label="Remaining days"
        placeholder="Any"
        options={remainingOptions}
        value={`${filters.RemainingDays ?? ''}`}
        onChange={(days) => filterBy({ RemainingDays: RemainingDays.parse(days) })}
      />
      <Select
        label="Activity"
        placeholder="All"
        options={activityOptions}
        value={activityOf(filters)}
        onChange={(activity) => filterBy(askFor(activity))}
      />
    </FilterBar>
  );
}
