import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { activityOf, activityOptions, askFor } from './activities.ts';
import { caseList, referralWindows, remainingLimits } from './case-list.ts';
import type { useCaseList } from './use-case-list.ts';

type Props = { list: ReturnType<typeof useCaseList> };

const windowOptions = [
  ...referralWindows.map((days) => ({ value: `${days}`, label: `Last ${days} days` })),
  { value: '', label: 'All' },
];
const remainingOptions = [
  { value: '', label: 'Any' },
  ...remainingLimits.map((days) => ({ value: `${days}`, label: `At most ${days}` })),
];

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
      <FilterChoice
        label="Referred"
        options={windowOptions}
        value={`${filters.Referred ?? ''}`}
        onChange={(days) => filterBy({ Referred: Referred.parse(days) })}
      />
      <FilterChoice
        label="Remaining days"
        options={remainingOptions}
        value={`${filters.RemainingDays ?? ''}`}
        onChange={(days) => filterBy({ RemainingDays: RemainingDays.parse(days) })}
      />
      <FilterChoice
        label="Activity"
        options={activityOptions}
        value={activityOf(filters)}
        onChange={(activity) => filterBy(askFor(activity))}
      />
    </FilterBar>
  );
}
