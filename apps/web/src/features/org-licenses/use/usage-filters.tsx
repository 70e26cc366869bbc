import { usageKinds } from '@hub/contract/core/licenses/license-usage';
import { DayFilter } from '../../../ui/date-input/day-filter.tsx';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { entryLabels } from '../entry-words.ts';
import type { useUsageSummary } from '../org-license-queries.ts';
import type { useUsageList } from './usage-list.ts';
import { periodLabels, periods } from './usage-period.ts';

type Props = {
  list: ReturnType<typeof useUsageList>;
  choices: ReturnType<typeof useUsageSummary>['data'];
  hasPeople: boolean;
};

const ALL = { value: '', label: 'All' };

const entryOptions = [ALL, ...usageKinds.map((value) => ({ value, label: entryLabels[value] }))];
const periodOptions = [
  { value: '', label: 'All time' },
  ...periods.map((value) => ({ value, label: periodLabels[value] })),
];

export function UsageFilters({ list, choices, hasPeople }: Props) {
  const { productId, accountId, entry, period, startDate, endDate } = list.filters;
  const products = choices?.products.map((one) => ({ value: one.productId, label: one.productName })) ?? [];
  const people = choices?.accounts.map((one) => ({ value: one.accountId, label: one.accountName })) ?? [];
  const isReversed = startDate !== undefined && endDate !== undefined && startDate > endDate;
  return (
    <FilterBar label="Uses" count={list.filterCount} onClear={list.clearFilters}>
      <FilterChoice
        label="Product"
        options={[ALL, ...products]}
        value={productId}
        onChange={(next) => list.filterBy({ productId: next })}
      />
      {hasPeople && (
        <FilterChoice
          label="Practitioner"
          options={[ALL, ...people]}
          value={accountId}
          onChange={(next) => list.filterBy({ accountId: next })}
        />
      )}
      <FilterChoice
        label="Entry"
        options={entryOptions}
        value={entry ?? ''}
        onChange={(next) => list.filterBy({ entry: usageKinds.find((kind) => kind === next) })}
      />
      <FilterChoice
        label="Period"
        options={periodOptions}
        value={period ?? ''}
        onChange={(next) => list.filterBy({ period: periods.find((one) => one === next) })}
      />
      {period === 'custom' && (
        <>
          <DayFilter label="From" day={startDate} onChange={(next) => list.filterBy({ startDate: next })} />
          <DayFilter
            label="To"
            day={endDate}
            error={isReversed ? 'It is before the first day' : undefined}
            onChange={(next) => list.filterBy({ endDate: next })}
          />
        </>
      )}
    </FilterBar>
  );
}
