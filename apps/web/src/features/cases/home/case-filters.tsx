import { type CaseNeed, caseNeedLabels } from '@hub/contract/core/cases/case-list';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { caseList, referralWindows, remainingLimits, type useCaseList } from './case-list.tsx';

type Props = { list: ReturnType<typeof useCaseList> };

const windowOptions = [
  ...referralWindows.map((days) => ({ value: `${days}`, label: `Last ${days} days` })),
  { value: '', label: 'All' },
];
const remainingOptions = [
  { value: '', label: 'Any' },
  ...remainingLimits.map((days) => ({ value: `${days}`, label: `At most ${days}` })),
];

type Activity = { Inactive: boolean | undefined; Need: CaseNeed | undefined };

/**
 * One filter for two parameters, because the cases that need action are a part of the active or of the
 * inactive cases.
 */
const activities = {
  active: { label: 'Active', filters: { Inactive: false, Need: undefined } },
  expiring: { label: caseNeedLabels.expiring, filters: { Inactive: undefined, Need: 'expiring' } },
  inactive: { label: 'Inactive', filters: { Inactive: true, Need: undefined } },
  expired: { label: caseNeedLabels.expired, filters: { Inactive: undefined, Need: 'expired' } },
} satisfies Record<string, { label: string; filters: Activity }>;

const activityOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activities).map(([value, { label }]) => ({ value, label })),
];

/** The selected choice; empty if there is none. */
function activityOf({ Inactive, Need }: Activity): string {
  if (Need) return Need;
  return Inactive === undefined ? '' : Inactive ? 'inactive' : 'active';
}

const filtersOf = (activity: string): Activity =>
  activities[activity as keyof typeof activities]?.filters ?? { Inactive: undefined, Need: undefined };

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
        onChange={(activity) => filterBy(filtersOf(activity))}
      />
    </FilterBar>
  );
}
